/** A club that is not ACTIVE; a club that is missing from this table is ACTIVE. */
export interface InactiveClub {
  clubId: string
}
