import type { VolunteerAddOn } from '../../../built/types/volunteer.ts'
import type { Loader } from '../../foundation/graph/loaders.ts'

/** The plan and add-ons of a club on the volunteer side, and whether its API keys are accepted. */
export interface Account {
  clubId: string
  plan: 'PRO' | null
  addOns: VolunteerAddOn[]
  /** False while the club has switched its API keys off. */
  isIntegrationEnabled: boolean
  /** The Reply-To address of the club's mails; null for the platform's sender address. */
  replyTo: string | null
  createdAt: Date
  updatedAt: Date
}

/** The loader of accounts by club. */
export interface AccountLoaders {
  loaders: { account: Loader<Account | null> }
}
