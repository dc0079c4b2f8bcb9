const HULL = 'M-6 0.9C-6 -0.6 -3.3 -1.3 0 -1.3S6 -0.6 6 0.9 3.3 2.8 0 2.8 -6 2.4 -6 0.9Z'
const DOME = 'M-2.8 -1.8C-2.8 -3.8 -1.7 -5.2 0 -5.2S2.8 -3.8 2.8 -1.8Z'
const BEAMS = 'M-2.4 3.4L-3.5 5.6H-1.9L-1.2 3.4ZM2.4 3.4L3.5 5.6H1.9L1.2 3.4Z'

/** The saucer of the cover. */
export const SAUCER = HULL + DOME + BEAMS
