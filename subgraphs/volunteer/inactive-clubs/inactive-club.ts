/** A club of which the platform has said that it is not ACTIVE; whoever is not here, is. */
export interface InactiveClub {
  clubId: string
}
