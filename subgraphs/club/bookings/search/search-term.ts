/** A word by which a booking is found, as it is folded for comparison. */
export interface SearchTerm {
  /**
   * Id of the club and word in one column, because an index can only use the first column of two with LIKE. The word of a
   * number stands behind `NUMBER_SIGN`, for those who may read numbers.
   */
  clubTerm: string
  bookingId: string
  /** Of the booking; outside of the key: MySQL may scan a whole key that covers a query. */
  scheduledStart: Date
}

/** Terms of bookings to write, in the transaction that writes the bookings. */
export interface TermChanges {
  /** Bookings whose stored terms go. */
  removed: readonly string[]
  added: readonly SearchTerm[]
  /** Bookings whose stored terms take over their start. */
  moved: readonly string[]
}
