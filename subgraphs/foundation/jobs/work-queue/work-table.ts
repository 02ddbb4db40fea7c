/** A table of items to process, with the columns for lane, due time and lease. */
export interface WorkTable {
  name: string
  /** The column and value that mark pending rows; leased rows are pending, too. */
  pending: readonly [column: string, value: string]
  lane: string
  /** When the row is due; the end of its lease while it is leased. */
  due: string
  /** The column that counts the leases of a row, if there is one. */
  attempts?: string
  /**
   * `by due time`: many rows of a lane may be leased at a time, each when it is due. `in turn`: one row of
   * a lane at a time, in the order of ids and among all processes; the first row blocks the rows behind it.
   */
  order: 'by due time' | 'in turn'
  /** The index of pending rows by lane and due time; for `in turn` by lane, unleased rows first, and id. */
  index: string
  /** A column that the index lacks: MySQL may scan a whole index that covers a query. */
  uncoveredColumn: string
}
