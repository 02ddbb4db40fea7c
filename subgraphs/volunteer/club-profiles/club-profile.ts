/**
 * The fields of a club that this subgraph shows. The club subgraph owns them, and the gateway
 * synchronizes them.
 */
export interface ClubProfile {
  clubId: string
  name: string
  /** IANA name. */
  timezone: string
  /** BCP 47 tag. */
  language: string
  /** The club's own `updatedAt` in the club subgraph. */
  updatedAt: Date
}
