/** Return the tone of a team; partners have their own. */
export const sideTone = (side: string, index = 0) => `var(--duel-${side}${index % 2 ? '-2' : ''})`
