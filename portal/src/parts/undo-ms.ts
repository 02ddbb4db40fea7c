/** How long what was done can be taken back. */
export const UNDO_MS = 10_000
