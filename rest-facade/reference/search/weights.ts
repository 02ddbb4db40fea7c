/** Weight of what is found by its own name, beside what explains it. */
export const DETAIL = 0.7

/** Weight of what repeats names of others, or is for operators. */
export const ASIDE = 0.5
