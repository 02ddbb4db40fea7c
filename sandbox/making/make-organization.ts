import type { BookingSource } from '../../subgraphs/club/booking-sources/booking-source.ts'
import type { CourtMapping } from '../../subgraphs/club/booking-sources/court-mapping.ts'
import type { Club } from '../../subgraphs/club/clubs/club.ts'
import type { Location } from '../../subgraphs/club/clubs/location.ts'
import type { Organization } from '../../subgraphs/club/clubs/organization.ts'
import type { Court } from '../../subgraphs/club/courts/court.ts'
import type { Installation } from '../../subgraphs/club/installations/installation.ts'
import type { ExternalKey } from '../../subgraphs/club/provisioning/external-key.ts'
import type { Plan } from '../../subgraphs/club/provisioning/provisioning-plan.ts'
import type { ClubPlan, OrganizationPlan } from '../plans/club-plan.ts'
import { INSTALLATIONS, type InstallationPlan } from '../plans/installation-plans.ts'
import { NAMED_CLUBS } from '../plans/organizations.ts'
import type { BookingRows } from './bookings/booking-story.ts'
import { makeBookings, PORTAL } from './bookings/make-bookings.ts'
import { asSynchronized, makePartner } from './make-partner.ts'
import { makePlaces } from './make-places.ts'
import { besideWalkIns, makeWalkIns, playBookings } from './make-sessions.ts'
import { AGE, daysAgo, type Making } from './making.ts'
import { planRows } from './plan-rows.ts'
import type { SessionRows } from './play-session.ts'

export interface OrganizationRows {
  organization: Organization
  /** Keys by which provisioning finds the rows. */
  keys: ExternalKey[]
  clubs: ClubRows[]
}

export interface ClubRows {
  club: Club
  locations: Location[]
  courts: Court[]
  installations: Installation[]
  sources: BookingSource[]
  mappings: CourtMapping[]
  bookings: BookingRows[]
  /** Sessions that have started or ended. */
  sessions: SessionRows[]
}

/** All initial rows of an organization of the sandbox. */
export function makeOrganization(plan: OrganizationPlan, making: Making): OrganizationRows {
  const rows = planRows(plan, making)
  const [planned] = rows.organizations.added
  if (planned === undefined) throw new Error(`Provisioning plans no organization ${plan.key}.`)

  const organization = { ...planned, createdAt: daysAgo(making, AGE.organization) }
  const clubs = plan.clubs.flatMap((clubPlan) =>
    rows.clubs.added
      .filter(({ slug }) => slug === clubPlan.slug)
      .map((club) => makeClubRows(clubPlan, { rows, club }, making)),
  )
  return { organization, keys: rows.keys.added, clubs }
}

function makeClubRows(
  plan: ClubPlan,
  { rows, club: planned }: { rows: Plan; club: Club },
  making: Making,
): ClubRows {
  const club = {
    ...planned,
    scoringMode: plan.scoringMode,
    // `updatedAt` stays now: the volunteer subgraph syncs clubs by the time of their last change.
    createdAt: daysAgo(making, AGE.club),
  }
  const places = makePlaces(plan, { club, rows }, making)
  const locations = places.map(({ location }) => location)
  const made = places.flatMap((place) => place.courts)
  const usable = locations.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id)
  const partners = installationsOf(plan).map((partner) => makePartner(partner, club, made, making))
  const calendars = partners.flatMap(({ calendar }) => calendar ?? [])
  const channels = [...calendars.map(({ channel }) => channel), PORTAL] as const
  const walkIns =
    plan === NAMED_CLUBS.main
      ? makeWalkIns(club, made, usable, making)
      : { courts: made, sessions: [] }
  const booked = makeBookings({ plan, club, locations, courts: made, channels }, making)
  const { bookings, sessions } = playBookings(besideWalkIns(booked, walkIns), club, making)
  const plainBookings = bookings.map(({ booking }) => booking)
  return {
    club,
    locations,
    courts: walkIns.courts,
    installations: partners.map(({ installation }) => installation),
    sources: calendars.map(({ source }) => asSynchronized(source, plainBookings)),
    mappings: calendars.flatMap(({ mappings }) => mappings),
    bookings,
    sessions: [...sessions, ...walkIns.sessions],
  }
}

function installationsOf(plan: ClubPlan): InstallationPlan[] {
  return Object.values<InstallationPlan>(INSTALLATIONS).filter(
    ({ club }) => NAMED_CLUBS[club] === plan,
  )
}
