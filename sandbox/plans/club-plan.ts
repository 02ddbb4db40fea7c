import type { ClubRole } from '../../schema/club/roles.ts'
import type { Club } from '../../subgraphs/club/clubs/club.ts'
import type { Location } from '../../subgraphs/club/clubs/location.ts'
import type { Court, CourtStatus } from '../../subgraphs/club/courts/court.ts'
import type { Account } from '../../subgraphs/volunteer/accounts/account.ts'
import type { VolunteerEvent } from '../../subgraphs/volunteer/events/volunteer-event.ts'
import type { Interval, Weekly } from '../calendar/opening-hours.ts'

export interface Name {
  firstName: string
  lastName: string
}

/** Synthetic data of an organization; seeding adds ids and dates. */
export interface OrganizationPlan {
  /** Key by which provisioning finds it. */
  key: string
  name: string
  clubs: readonly ClubPlan[]
}

export interface ClubPlan
  extends Pick<
    Club,
    'slug' | 'name' | 'timezone' | 'currency' | 'country' | 'language' | 'scoringMode'
  > {
  /** Subject of its owner at the identity provider. */
  owner: string
  /** Names of its staff. */
  staff: Readonly<Record<ClubRole, string>>
  /** Its players and helpers have any of these names; newcomers are among both. */
  people: {
    firstNames: readonly string[]
    lastNames: readonly string[]
    newcomers: readonly Name[]
  }
  /** Demand for courts: 1 fills about half of the evenings. */
  popularity: number
  locations: readonly LocationPlan[]
  volunteerEvents: readonly VolunteerEventPlan[]
  /** Plan and add-ons of the volunteer side. */
  account: Pick<Account, 'plan' | 'addOns'>
  helperCount: number
}

export interface LocationPlan
  extends Pick<Location, 'name' | 'address' | 'city' | 'postalCode' | 'status'> {
  /** Key in the club by which provisioning finds it; that of a court is its public id in lower case. */
  key: string
  weekly: Weekly | null
  exceptions: readonly { inDays: number; intervals: Interval[]; note: string }[]
  courts: readonly CourtPlan[]
}

export type CourtPlan = Pick<
  Court,
  'name' | 'number' | 'publicId' | 'status' | 'indoorOutdoor' | 'surfaceType'
>

export interface VolunteerEventPlan
  extends Pick<VolunteerEvent, 'name' | 'status'>,
    Partial<Pick<VolunteerEvent, keyof typeof NO_DETAILS>> {
  /** First day, counted from today. */
  inDays: number
  /** Default 1. */
  days?: number
}

/** What a planned event leaves out. */
export const NO_DETAILS = {
  description: null,
  location: null,
  locationCoordinates: null,
  autoConfirmAssignments: false,
}

interface CourtRow extends Pick<Court, 'indoorOutdoor' | 'surfaceType'> {
  /** `Pista` makes `Pista 1`, `Pista 2` … */
  name: string
  publicPrefix: string
  first: number
  last: number
  /** Status by court number; default AVAILABLE. */
  statuses?: Readonly<Record<number, CourtStatus>>
}

/** Equal courts with consecutive numbers. */
export function courtRow({ first, last, statuses = {}, ...row }: CourtRow): CourtPlan[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index
    return {
      name: `${row.name} ${number}`,
      number,
      publicId: `${row.publicPrefix}-${String(number).padStart(2, '0')}`,
      status: statuses[number] ?? 'AVAILABLE',
      indoorOutdoor: row.indoorOutdoor,
      surfaceType: row.surfaceType,
    }
  })
}
