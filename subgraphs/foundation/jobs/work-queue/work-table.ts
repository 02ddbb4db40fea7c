/** A table of work: what waits, whose lane it is in, when it is due, who holds it. */
export interface WorkTable {
  name: string
  /** The column and value that all its waiting rows have, held ones among them. */
  waiting: readonly [column: string, value: string]
  lane: string
  /** While a row is held, when its lease ends. */
  due: string
  /** The column that counts how often a row was taken, if one does. */
  taken?: string
  /**
   * `by due time` lets many of a lane be held at once, each when it is due; `in turn` holds up a
   * lane behind its first row by id, so that one of it is held at a time, in all processes together.
   */
  order: 'by due time' | 'in turn'
  /** The index that has what waits, lane by lane, in that order; `in turn` those without a lease first. */
  index: string
  /** A column that the index lacks: MySQL may scan all of an index that has everything asked for. */
  besides: string
}
