import type { BookingSource } from '../../subgraphs/club/booking-sources/booking-source.ts'
import type { CourtMapping } from '../../subgraphs/club/booking-sources/court-mapping.ts'
import type { Booking } from '../../subgraphs/club/bookings/booking.ts'
import type { Club } from '../../subgraphs/club/clubs/club.ts'
import type { Court } from '../../subgraphs/club/courts/court.ts'
import type { Installation } from '../../subgraphs/club/installations/installation.ts'
import type { InstallationPlan, SourcePlan } from '../plans/installation-plans.ts'
import { type Channel, toExternalCourtId } from './bookings/make-bookings.ts'
import { AGE, daysAgo, type Making } from './making.ts'

/** An installation and its booking source, if it has one. */
export interface Partner {
  installation: Installation
  calendar: Calendar | null
}

export interface Calendar {
  source: BookingSource
  mappings: CourtMapping[]
  channel: Channel
}

export function makePartner(
  plan: InstallationPlan,
  club: Club,
  courts: readonly Court[],
  making: Making,
): Partner {
  const applicationId = making.applicationIds.get(plan.application)
  if (applicationId === undefined) throw new Error(`There is no application ${plan.application}.`)

  const revokedAt = plan.status === 'REVOKED' ? daysAgo(making, 1) : null
  const installation: Installation = {
    id: making.newId(),
    applicationId,
    clubId: club.id,
    environment: 'SANDBOX',
    status: plan.status,
    scopes: [...plan.scopes],
    oauthSubject: plan.oauthSubject,
    // Set with the principal, which needs an issuer.
    credentialKeyId: null,
    installedAt: daysAgo(making, AGE.installation),
    expiresAt: null,
    revokedAt,
    principalEndedAt: revokedAt,
  }
  if (plan.source === null) return { installation, calendar: null }

  const source = makeSource(plan.source, plan.application, installation, making)
  const channel = toChannel(plan.source, source, club)
  const mappings = makeMappings(source, channel, courts, making)
  return { installation, calendar: { source, mappings, channel } }
}

/** The source with the import time of its last booking, truncated to seconds. */
export function asSynchronized(source: BookingSource, bookings: readonly Booking[]): BookingSource {
  const times = bookings
    .filter(({ bookingSourceId }) => bookingSourceId === source.id)
    .map(({ importedAt }) => importedAt.getTime())
  if (times.length === 0) return source

  return { ...source, lastSynchronizedAt: new Date(Math.floor(Math.max(...times) / 1000) * 1000) }
}

function makeSource(
  { sourceKey, name, externalAccountId }: SourcePlan,
  provider: string,
  installation: Installation,
  making: Making,
): BookingSource {
  const createdAt = daysAgo(making, AGE.source)
  return {
    id: making.newId(),
    clubId: installation.clubId,
    installationId: installation.id,
    sourceKey,
    name,
    provider,
    status: 'ACTIVE',
    externalAccountId,
    lastSynchronizedAt: null,
    failuresInARow: 0,
    erasing: null,
    createdAt,
    updatedAt: createdAt,
  }
}

function toChannel(plan: SourcePlan, source: BookingSource, club: Club): Channel {
  const { courtPrefix, bookingPrefix, share } = plan
  const target = {
    organizationId: club.organizationId,
    clubId: club.id,
    bookingSourceId: source.id,
    installationId: source.installationId,
    provider: source.provider,
    scoringMode: club.scoringMode,
    ruleVersion: club.ruleVersion,
    sourceStatus: source.status,
    erasing: null,
  }
  return { target, courtPrefix, bookingPrefix, share }
}

function makeMappings(
  source: BookingSource,
  channel: Channel,
  courts: readonly Court[],
  { newId }: Making,
): CourtMapping[] {
  return courts.map((court) => ({
    id: newId(),
    bookingSourceId: source.id,
    externalCourtId: toExternalCourtId(channel, court),
    externalCourtName: court.name,
    courtId: court.id,
    createdAt: source.createdAt,
    updatedAt: source.createdAt,
  }))
}
