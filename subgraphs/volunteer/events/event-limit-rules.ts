import { Problem, type ProblemDetails } from '../../../schema/problem.ts'
import type { EventLimits } from '../../../schema/volunteer/limits.ts'
import type { VolunteerEvent } from './volunteer-event.ts'

/** Draft and active events count towards the limit of the club's plan. */
export const LIMITED_STATUSES: readonly VolunteerEvent['status'][] = ['DRAFT', 'ACTIVE']

export function countsTowardsLimit(status: VolunteerEvent['status'] | undefined): boolean {
  return status !== undefined && LIMITED_STATUSES.includes(status)
}

/** `limit` comes from the plan: `eventLimitOf` in `accounts/rules.ts`. */
export function requireBelowLimit(openCount: number, limit: number, limits: EventLimits): void {
  if (openCount < limit) return

  throw new Problem(
    'event_limit_reached',
    `The plan of this club allows ${limit} draft and active events at a time.`,
    { limit, ...toUpgradeHint(limit, limits) },
  )
}

/** Recommends the add-on with a higher limit, unless the club already has the highest. */
function toUpgradeHint(limit: number, limits: EventLimits): ProblemDetails {
  const { api_access_plus: highest } = limits
  if (limit >= highest) return {}

  return {
    upgradeHint: `Add api_access_plus for up to ${highest} draft and active events.`,
    recommendedAddOns: ['api_access_plus'],
    upgradeCta: 'Upgrade the plan',
  }
}
