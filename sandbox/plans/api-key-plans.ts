import { VOLUNTEER_SCOPES, type VolunteerScope } from '../../schema/volunteer/scopes.ts'
import { CAIS_VELHO } from './cais-velho.ts'
import type { ClubPlan } from './club-plan.ts'
import { GRAETZLFEST } from './graetzlfest.ts'
import { NAMED_CLUBS } from './organizations.ts'
import { ADMIN, type StaffMember, toMember } from './staff.ts'

export interface ApiKeyPlan {
  club: ClubPlan
  scopes: readonly VolunteerScope[]
  state: 'VALID' | 'EXPIRED' | 'REVOKED'
  /** Who made it. */
  createdBy: StaffMember
}

/** The API keys under the names that `sandbox.json` gives them. */
export const API_KEYS = {
  pro: onAllScopes(NAMED_CLUBS.main),
  read_only: { ...onAllScopes(NAMED_CLUBS.main), scopes: ['events:read'] },
  addon: onAllScopes(GRAETZLFEST),
  free: onAllScopes(CAIS_VELHO),
  other: onAllScopes(NAMED_CLUBS.other),
  expired: { ...onAllScopes(NAMED_CLUBS.main), state: 'EXPIRED', createdBy: ADMIN },
  revoked: { ...onAllScopes(NAMED_CLUBS.main), state: 'REVOKED', createdBy: ADMIN },
} satisfies Record<string, ApiKeyPlan>

export type PlannedApiKey = keyof typeof API_KEYS

export const API_KEY_NAMES = Object.keys(API_KEYS) as PlannedApiKey[]

function onAllScopes(club: ClubPlan): ApiKeyPlan {
  return { club, scopes: VOLUNTEER_SCOPES, state: 'VALID', createdBy: toMember(club, 'OWNER') }
}
