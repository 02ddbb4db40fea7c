/** Pages that are read of a list that is shown in whole. */
export const MOST_PAGES = 10
