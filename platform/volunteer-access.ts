import type { AddOn, ApiKeyCaller, VolunteerScope } from './caller.ts'
import { Problem } from './problem.ts'

/** Any one of these opens the developer API to a club that lacks the pro plan. */
const API_ADD_ONS = ['api_access_plus'] as const satisfies readonly AddOn[]

/** All of these together open webhooks to a club that lacks the pro plan. */
const WEBHOOK_ADD_ONS = ['api_access_plus', 'webhooks_access'] as const satisfies readonly AddOn[]

const WEBHOOK_SCOPES: readonly VolunteerScope[] = ['webhooks:read', 'webhooks:write']

/** What a club has bought. */
type Bought = Pick<ApiKeyCaller, 'plan' | 'addOns'>

/**
 * Lets an API key in: its club's integration is on, plan or add-on include what the scopes are for,
 * and the key was given every scope; refused in this order. REST asks before it reads its input, the
 * graph again before it answers.
 */
export function authorizeApiKey(caller: ApiKeyCaller, required: readonly VolunteerScope[]): void {
  requireIntegration(caller)
  if (required.some((scope) => WEBHOOK_SCOPES.includes(scope))) requireWebhooks(caller)
  else requireFeature(caller)
  requireVolunteerScopes(caller, required)
}

/** Whether plan or add-ons include webhooks (Authentication, Gates). */
export function includesWebhooks({ plan, addOns }: Bought): boolean {
  return plan === 'PRO' || WEBHOOK_ADD_ONS.every((addOn) => addOns.includes(addOn))
}

/** Refuses a club whose plan does not include webhooks; their gate is never wider than the API's. */
export function requireWebhooks(bought: Bought): void {
  if (includesWebhooks(bought)) return

  throw new Problem('feature_forbidden', 'The plan of this club does not include webhooks.', {
    upgradeHint: 'Choose the pro plan, or have both add-ons: api_access_plus and webhooks_access.',
    recommendedAddOns: WEBHOOK_ADD_ONS,
    upgradeCta: 'Upgrade the plan',
  })
}

function requireIntegration({ isIntegrationEnabled }: ApiKeyCaller): void {
  if (isIntegrationEnabled) return

  throw new Problem('integration_disabled', 'The club has switched its integration off.')
}

function requireFeature({ plan, addOns }: Bought): void {
  if (plan === 'PRO' || API_ADD_ONS.some((addOn) => addOns.includes(addOn))) return

  throw new Problem('feature_forbidden', 'The plan of this club does not include this API.', {
    upgradeHint: 'Choose the pro plan, or add api_access_plus to the current one.',
    recommendedAddOns: API_ADD_ONS,
    upgradeCta: 'Upgrade the plan',
  })
}

function requireVolunteerScopes(
  { scopes }: ApiKeyCaller,
  required: readonly VolunteerScope[],
): void {
  const missing = required.filter((scope) => !scopes.includes(scope))
  if (missing.length === 0) return

  throw new Problem(
    'insufficient_scope',
    `This needs the scope ${missing.join(' and ')}, which the API key was not given.`,
    { required, missing },
  )
}
