// The marks of a hit chart, as paths in a cell of 10 by 10.

/** A hit that may destroy the ship at once. */
export const STAR = 'M5 1.4L6.1 3.7 8.6 4 6.8 5.8 7.2 8.4 5 7.2 2.8 8.4 3.2 5.8 1.4 4 3.9 3.7Z'
/** A cell that does what the card says. */
export const SPECIAL = 'M5 1.7L8.3 5 5 8.3 1.7 5Z'
/** The ring around a miss; its middle is at 0,0. */
export const RING =
  'M-3.2 -4.3C1.4 -7.4 6.5 -3.6 5.6 1.2 4.6 6.2 -1.8 7.2 -4.9 3.3 -7.3 0.1 -5.2 -4.9 -0.4 -5.5 3 -5.8 5.4 -3.8 6 -1.4'
