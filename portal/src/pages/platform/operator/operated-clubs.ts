import type { DataOf, PortalOperation } from '../../../graph/ask.ts'
import { toSlugText } from '../../../parts/words/slug-text.ts'

/** Each choice of the form as it is wanted; what was not touched is absent. */
export type PlanChoices = Partial<Record<'PRO' | AddOn, boolean>>

type VolunteerPlan = NonNullable<OperatedClub['volunteerPlan']>
export type AddOn = VolunteerPlan['addOns'][number]
type Bought = Pick<VolunteerPlan, 'isPro' | 'addOns'>

export const ADD_ONS = ['API_ACCESS_PLUS', 'WEBHOOKS_ACCESS'] as const satisfies readonly AddOn[]

/** A plan with these choices; the others stay, also those that were made elsewhere meanwhile. */
export function withChoices({ isPro, addOns }: Bought, choices: PlanChoices) {
  return {
    isPro: choices.PRO ?? isPro,
    addOns: ADD_ONS.filter((one) => choices[one] ?? addOns.includes(one)),
  }
}

/** Operations that show clubs of the platform. */
export const CLUB_LISTS = [
  'PortalClubs',
  'PortalOperatedClubsBySlug',
  'PortalShell',
  'PortalClubsBySlug',
] as const satisfies readonly PortalOperation[]

export type OperatedClub = NonNullable<DataOf<'PortalClubs'>['clubs']>['nodes'][number]

/** The open problems of a club, the most urgent first. */
export type ClubNeed = 'webhooks' | 'imports' | 'conflicts' | 'courts'

export type ClubFilter = 'ALL' | 'NEEDS' | 'INACTIVE'

/** A club that is not ACTIVE has no problem to solve: nothing happens in it. */
export function clubNeedsOf({ status, needs }: OperatedClub): ClubNeed[] {
  if (status !== 'ACTIVE' || needs === null) return []
  const found: Readonly<Record<ClubNeed, boolean>> = {
    webhooks: needs.failingWebhookCount > 0,
    imports: needs.failingSourceCount > 0,
    conflicts: needs.conflictSince !== null,
    courts: needs.courtsInTroubleCount > 0,
  }
  return (Object.keys(found) as ClubNeed[]).filter((need) => found[need])
}

export function toClubFilter(text: string | null): ClubFilter {
  return text === 'NEEDS' || text === 'INACTIVE' ? text : 'ALL'
}

export function countClubs(clubs: readonly OperatedClub[]): Readonly<Record<ClubFilter, number>> {
  return {
    ALL: clubs.length,
    NEEDS: clubs.filter((club) => clubNeedsOf(club).length > 0).length,
    INACTIVE: clubs.filter(({ status }) => status !== 'ACTIVE').length,
  }
}

/** Clubs of a filter whose name, slug or id has the text; those with a problem first, then by name. */
export function findClubs(
  clubs: readonly OperatedClub[],
  filter: ClubFilter,
  text: string,
): OperatedClub[] {
  const wanted = text.trim().toLocaleLowerCase()
  return clubs
    .filter((club) => filter !== 'NEEDS' || clubNeedsOf(club).length > 0)
    .filter(({ status }) => filter !== 'INACTIVE' || status !== 'ACTIVE')
    .filter(
      ({ name, slug, id }) =>
        [name.toLocaleLowerCase(), slug, id].some((one) => one.includes(wanted)) ||
        slug.startsWith(toSlugText(text)),
    )
    .sort(
      (a, b) =>
        Number(clubNeedsOf(b).length > 0) - Number(clubNeedsOf(a).length > 0) ||
        a.name.localeCompare(b.name),
    )
}

/** The listed clubs, and those found beside them. */
export function withOthers(
  listed: readonly OperatedClub[],
  found: readonly OperatedClub[],
): readonly OperatedClub[] {
  const known = new Set(listed.map(({ id }) => id))
  const others = found.filter(({ id }) => !known.has(id))
  return others.length === 0 ? listed : [...listed, ...others]
}
