import type { AddOn, ApiKeyCaller, VolunteerScope } from './caller.ts'
import { Problem } from './problem.ts'

/** Any one of these opens the developer API to a club that lacks the pro plan. */
const API_ADD_ONS = ['api_access_plus'] as const satisfies readonly AddOn[]

/**
 * Lets an API key in: its club's integration is on, plan or add-on include the developer API, and
 * the key was given every scope; refused in this order. REST asks before it reads its input, the
 * graph again before it answers.
 */
export function authorizeApiKey(caller: ApiKeyCaller, required: readonly VolunteerScope[]): void {
  requireIntegration(caller)
  requireFeature(caller)
  requireVolunteerScopes(caller, required)
}

function requireIntegration({ isIntegrationEnabled }: ApiKeyCaller): void {
  if (isIntegrationEnabled) return

  throw new Problem('integration_disabled', 'The club has switched its integration off.')
}

function requireFeature({ plan, addOns }: ApiKeyCaller): void {
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
