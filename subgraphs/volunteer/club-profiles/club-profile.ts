/** What this side shows of a club, which the other subgraph owns; the gateway synchronizes it. */
export interface ClubProfile {
  clubId: string
  name: string
  /** IANA. */
  timezone: string
  /** BCP 47. */
  language: string
  /** Of the club at its owner. */
  updatedAt: Date
}
