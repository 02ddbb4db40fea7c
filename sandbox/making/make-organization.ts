import type { BookingSource } from '../../subgraphs/club/booking-sources/booking-source.ts'
import type { CourtMapping } from '../../subgraphs/club/booking-sources/court-mapping.ts'
import type { Club } from '../../subgraphs/club/clubs/club.ts'
import type { Location } from '../../subgraphs/club/clubs/location.ts'
import type { Organization } from '../../subgraphs/club/clubs/organization.ts'
import type { Court } from '../../subgraphs/club/courts/court.ts'
import type { Installation } from '../../subgraphs/club/installations/installation.ts'
import type { ClubPlan, OrganizationPlan } from '../plans/club-plan.ts'
import { INSTALLATIONS, type InstallationPlan } from '../plans/installation-plans.ts'
import { NAMED_CLUBS } from '../plans/organizations.ts'
import type { BookingRows } from './booking-story.ts'
import { makeBookings, PORTAL } from './make-bookings.ts'
import { asSynchronized, makePartner } from './make-partner.ts'
import { makePlaces } from './make-places.ts'
import { makeWalkIns, playBookings } from './make-sessions.ts'
import { AGE, daysAgo, type Making } from './making.ts'
import type { SessionRows } from './play-session.ts'

export interface OrganizationRows {
  organization: Organization
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

const RULE_VERSION = 'padel-2026.1'

/** All initial rows of an organization of the sandbox. */
export function makeOrganization(plan: OrganizationPlan, making: Making): OrganizationRows {
  const createdAt = daysAgo(making, AGE.organization)
  const organization = { id: making.newId(), name: plan.name, createdAt }
  const clubs = plan.clubs.map((clubPlan) => makeClubRows(clubPlan, organization.id, making))
  return { organization, clubs }
}

function makeClubRows(plan: ClubPlan, organizationId: string, making: Making): ClubRows {
  const club = makeClub(plan, organizationId, making)
  const places = makePlaces(plan.locations, club, making)
  const locations = places.map(({ location }) => location)
  const made = places.flatMap((place) => place.courts)
  const usable = locations.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id)
  const partners = installationsOf(plan).map((partner) => makePartner(partner, club, made, making))
  const calendars = partners.flatMap(({ calendar }) => calendar ?? [])
  const channels = [...calendars.map(({ channel }) => channel), PORTAL] as const
  const booked = makeBookings({ plan, club, locations, courts: made, channels }, making)
  const { bookings, sessions } = playBookings(booked, club, making)
  const walkIns =
    plan === NAMED_CLUBS.main
      ? makeWalkIns(club, made, usable, making)
      : { courts: made, sessions: [] }
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

function makeClub(plan: ClubPlan, organizationId: string, making: Making): Club {
  const { slug, name, timezone, currency, country, language, scoringMode } = plan
  return {
    id: making.newId(),
    organizationId,
    slug,
    name,
    timezone,
    currency,
    country,
    language,
    scoringMode,
    status: 'ACTIVE',
    ruleVersion: RULE_VERSION,
    createdAt: daysAgo(making, AGE.club),
    // Dated now, because the volunteer subgraph syncs clubs by the time of their last change.
    updatedAt: making.now,
  }
}

function installationsOf(plan: ClubPlan): InstallationPlan[] {
  return Object.values<InstallationPlan>(INSTALLATIONS).filter(
    ({ club }) => NAMED_CLUBS[club] === plan,
  )
}
