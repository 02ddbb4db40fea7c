import { DAY_MS } from '../../../platform/time/local-time.ts'
import { withEmptyFields } from '../../../schema/fields/resource-fields.ts'
import { HELPER_FIELDS } from '../../../schema/volunteer/helpers.ts'
import type { EventAccess } from '../../../subgraphs/volunteer/event-access/event-access.ts'
import type { Helper } from '../../../subgraphs/volunteer/helpers/helper.ts'
import type { Role } from '../../../subgraphs/volunteer/roles/role.ts'
import type { FestivalPlan } from '../../plans/festival-plan.ts'
import { makePhone, toAscii } from '../make-helpers.ts'
import { pairNames } from '../names.ts'
import type { FestivalMaking } from './festival.ts'

const LANGUAGES = ['es-ES', 'ca-ES', 'es-ES', 'en-GB', 'de-DE', 'pt-PT', 'fr-FR', null]
const TAGS = ['azahar', 'bar', 'cocina', 'conductor', 'noche', 'primeros-auxilios', 'sonido']
const MAX_TAGS = 4
const NOTES = [
  'Vegetarian.',
  'Only in the evening.',
  'Comes with two friends.',
  'Speaks four languages.',
]
const SHARES = { phone: 0.6, notes: 0.1, inactive: 0.04, access: 0.93, anyRole: 0.5 }
const MAX_ROLES = 3

/** External id of a festival helper. */
export function externalIdOf(index: number): string {
  return `azahar-${String(index + 1).padStart(3, '0')}`
}

/** All helpers have distinct names. */
export function makeFestivalHelpers(
  { helpers }: FestivalPlan,
  { random, newId, origin, plannedAt }: FestivalMaking,
): Helper[] {
  return random.sample(pairNames(helpers), helpers.count).map((name, index) => {
    return {
      ...withEmptyFields(HELPER_FIELDS),
      ...{ id: newId(), clubId: origin.clubId, externalId: externalIdOf(index), ...name },
      email: `${toAscii(name.firstName)}.${toAscii(name.lastName)}@azahar.example`,
      phone: random.chance(SHARES.phone) ? makePhone(random) : null,
      language: random.sample(LANGUAGES, 1)[0] ?? null,
      tags: random.sample(TAGS, Math.floor(random.between(0, MAX_TAGS + 1))),
      notes: random.chance(SHARES.notes) ? (random.sample(NOTES, 1)[0] ?? null) : null,
      status: random.chance(SHARES.inactive) ? 'INACTIVE' : 'ACTIVE',
      ...{ publishedCount: 0, deletedAt: null, createdAt: plannedAt, updatedAt: plannedAt },
    }
  })
}

/** Access for nearly all helpers; for a few of them withdrawn again. */
export function makeAccesses(
  helpers: readonly Helper[],
  roles: readonly Role[],
  { random, newId, origin, plannedAt }: FestivalMaking,
): EventAccess[] {
  return helpers.map(({ id: helperId }) => {
    const grantedAt = new Date(plannedAt.getTime() + Math.floor(random.between(1, 10) * DAY_MS))
    const isRevoked = !random.chance(SHARES.access)
    const revokedAt = isRevoked ? new Date(grantedAt.getTime() + 5 * DAY_MS) : null
    const roleCount = random.chance(SHARES.anyRole) ? 0 : 1 + Math.floor(random.next() * MAX_ROLES)
    const roleIds = random.sample(roles, roleCount).map(({ id }) => id)
    const dates = { grantedAt, revokedAt, updatedAt: revokedAt ?? grantedAt }
    return { id: newId(), ...origin, helperId, roleIds, ...dates, linkGeneration: 0 }
  })
}
