interface Seen {
  /** Where the first row is, from the top of what is seen: negative once it is scrolled out. */
  top: number
  height: number
  rowHeight: number
  count: number
}

export interface RowWindow {
  from: number
  /** Behind the last one. */
  to: number
}

/** Rows beyond both ends, so that a step of the wheel finds them there. */
const BEYOND = 12

/** The window moves by so many rows, so that a page is not drawn at each pixel. */
const STEP = 4

/** Rows that are seen, or soon are, of a list whose rows have one height. */
export function toRowWindow({ top, height, rowHeight, count }: Seen): RowWindow {
  const first = Math.floor(-top / rowHeight / STEP) * STEP - BEYOND
  const from = Math.max(0, Math.min(first, count - 1))
  const seen = Math.ceil(height / rowHeight) + STEP + 2 * BEYOND
  return { from, to: Math.min(count, Math.max(from, first + seen)) }
}
