export interface Club {
  id: string
  organizationId: string
  slug: string
  name: string
  status: 'ACTIVE' | 'SUSPENDED' | 'CLOSED'
  timezone: string
  currency: string
  country: string
  language: string
  /** Copied to each new match session. */
  scoringMode: string
  ruleVersion: string
  createdAt: Date
  updatedAt: Date
}
