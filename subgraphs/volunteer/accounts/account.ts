import type { VolunteerAddOn } from '../../../schema/types/volunteer.ts'

/** What a club has bought of the volunteer side, and whether its own systems may use it. */
export interface Account {
  clubId: string
  plan: 'PRO' | null
  addOns: VolunteerAddOn[]
  /** False while the club has switched its API keys off. */
  isIntegrationEnabled: boolean
  /** Where answers to the club's mails go; null for the sender's own address. */
  replyTo: string | null
  createdAt: Date
  updatedAt: Date
}
