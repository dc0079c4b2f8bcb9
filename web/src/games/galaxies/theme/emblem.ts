/** A space of the board. */
export const HEXAGON = 'M-6 0L-3 -5.2H3L6 0L3 5.2H-3Z'
