const pip = (x: number, y: number) => `M${x - 1} ${y}a1 1 0 1 0 2 0 1 1 0 1 0 -2 0z`

/** The die between the cards of the cover. Its pips are holes. */
export const DIE = `M-5.2 -5.2H5.2V5.2H-5.2Z${pip(-2.8, -2.8)}${pip(2.8, -2.8)}${pip(0, 0)}${pip(-2.8, 2.8)}${pip(2.8, 2.8)}`
