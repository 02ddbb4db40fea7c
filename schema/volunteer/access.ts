import type { Refusal } from '../problem-codes.ts'
import type { VolunteerEventType, VolunteerResourceKind } from './fields.ts'
import type { AddOn, Bought } from './plans.ts'
import type { VolunteerScope } from './scopes.ts'

/** Attributes that decide the rights of an API key. */
export interface ApiKeyRights extends Bought {
  scopes: readonly VolunteerScope[]
  /** False while the club is suspended, and once it is closed. */
  isClubActive: boolean
  /** False while the club has switched its integration off. */
  isIntegrationEnabled: boolean
}

/** Any one of these opens the developer API to a club that lacks the pro plan. */
const API_ADD_ONS = ['api_access_plus'] as const satisfies readonly AddOn[]

/** All of these together open webhooks to a club that lacks the pro plan. */
const WEBHOOK_ADD_ONS = ['api_access_plus', 'webhooks_access'] as const satisfies readonly AddOn[]

const WEBHOOK_SCOPES: readonly VolunteerScope[] = ['webhooks:read', 'webhooks:write']

/** A webhook needs the scope of the read with the same data. */
const READ_SCOPES: Readonly<Record<VolunteerResourceKind, VolunteerScope>> = {
  event: 'events:read',
  role: 'roles:read',
  shift: 'shifts:read',
  helper: 'helpers:read',
  assignment: 'assignments:read',
  message: 'messages:read',
  availability: 'availability:read',
  automation: 'automation:read',
}

/** Scopes that an API key needs to subscribe to these events. */
export function readScopesOf(events: readonly VolunteerEventType[]): VolunteerScope[] {
  const kinds = events.map((type) => type.split('.')[0] as VolunteerResourceKind)
  return [...new Set(kinds)].map((kind) => READ_SCOPES[kind])
}

/**
 * The refusal of an API key, or null. Checks in this order: club status, integration, plan or add-ons, scopes. REST checks
 * before it reads the input, the graph again before it executes.
 */
export function refuseApiKey(
  rights: ApiKeyRights,
  required: readonly VolunteerScope[],
): Refusal | null {
  if (!rights.isClubActive) return { code: 'club_inactive', message: 'The club is not active.' }
  if (!rights.isIntegrationEnabled)
    return { code: 'integration_disabled', message: 'The club has switched its integration off.' }

  const isForWebhooks = required.some((scope) => WEBHOOK_SCOPES.includes(scope))
  const unpaid = isForWebhooks ? refuseWebhooks(rights) : refuseFeature(rights)
  return unpaid ?? findMissingScopes(rights, required)
}

/** Whether plan or add-ons include webhooks (Authentication, Gates). */
export function includesWebhooks({ plan, addOns }: Bought): boolean {
  return plan === 'PRO' || WEBHOOK_ADD_ONS.every((addOn) => addOns.includes(addOn))
}

/** The refusal of a club whose plan has no webhooks; webhooks never need less than the API. */
export function refuseWebhooks(bought: Bought): Refusal | null {
  if (includesWebhooks(bought)) return null

  return {
    code: 'feature_forbidden',
    message: 'The plan of this club does not include webhooks.',
    details: {
      upgradeHint:
        'Choose the pro plan, or have both add-ons: api_access_plus and webhooks_access.',
      recommendedAddOns: WEBHOOK_ADD_ONS,
      upgradeCta: 'Upgrade the plan',
    },
  }
}

function refuseFeature({ plan, addOns }: Bought): Refusal | null {
  if (plan === 'PRO' || API_ADD_ONS.some((addOn) => addOns.includes(addOn))) return null

  return {
    code: 'feature_forbidden',
    message: 'The plan of this club does not include this API.',
    details: {
      upgradeHint: 'Choose the pro plan, or add api_access_plus to the current one.',
      recommendedAddOns: API_ADD_ONS,
      upgradeCta: 'Upgrade the plan',
    },
  }
}

function findMissingScopes(
  { scopes }: ApiKeyRights,
  required: readonly VolunteerScope[],
): Refusal | null {
  const missing = required.filter((scope) => !scopes.includes(scope))
  if (missing.length === 0) return null

  return {
    code: 'insufficient_scope',
    message: `This needs the scope ${missing.join(' and ')}, which the API key was not given.`,
    details: { required, missing },
  }
}
