import { withEmptyFields } from '../../schema/fields/resource-fields.ts'
import { HELPER_FIELDS } from '../../schema/volunteer/helpers.ts'
import type { Helper } from '../../subgraphs/volunteer/helpers/helper.ts'
import type { ClubPlan, Name } from '../plans/club-plan.ts'
import { AGE, daysAgo, type Making } from './making.ts'
import { pairNames, withNewcomers } from './names.ts'
import { makeRandom, type Random } from './random.ts'

const TAGS = ['kitchen', 'bar', 'first-aid', 'stage', 'driver', 'children']
const MAX_TAGS = 3
const INACTIVE_SHARE = 0.1
const PHONE_SHARE = 0.7

/** Helpers of a club with distinct names. */
export function makeHelpers(
  plan: ClubPlan,
  clubId: string,
  { now, newId }: Pick<Making, 'now' | 'newId'>,
): Helper[] {
  const random = makeRandom(`${plan.slug} helpers`)
  const createdAt = daysAgo({ now }, AGE.installation)
  const names = withNewcomers(plan, random.sample(pairNames(plan.people), plan.helperCount))
  return names.map((name, index) => ({
    ...withEmptyFields(HELPER_FIELDS),
    id: newId(),
    clubId,
    externalId: `H-${String(index + 1).padStart(4, '0')}`,
    ...name,
    email: `${toMailbox(name) || `h${index + 1}`}@${plan.slug}.example`,
    phone: random.chance(PHONE_SHARE) ? makePhone(random) : null,
    language: plan.language,
    tags: random.sample(TAGS, Math.floor(random.between(0, MAX_TAGS + 1))),
    status: random.chance(INACTIVE_SHARE) ? 'INACTIVE' : 'ACTIVE',
    publishedCount: 0,
    deletedAt: null,
    createdAt,
    updatedAt: createdAt,
  }))
}

/** Empty for a name without Latin letters. */
function toMailbox({ firstName, lastName }: Name): string {
  return [firstName, lastName].map(toAscii).filter(Boolean).join('.')
}

export function makePhone(random: Random): string {
  return `+00 ${Math.floor(random.between(1_000_000, 10_000_000))}`
}

/** `Käthe` becomes `kathe`. */
export function toAscii(name: string): string {
  const letters = name.toLowerCase().replaceAll('ß', 'ss').normalize('NFD')
  return letters.replace(/[^a-z]/g, '')
}
