import type { InstallationCaller } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import { CLUB_SCOPES, type ClubScope } from '../../../schema/club/scopes.ts'
import type { Club } from '../../../subgraphs/club/clubs/club.ts'
import { ClubEntity, LocationEntity } from '../../../subgraphs/club/clubs/entities.ts'
import type { Location } from '../../../subgraphs/club/clubs/location.ts'
import type { Court } from '../../../subgraphs/club/courts/court.ts'
import { CourtEntity } from '../../../subgraphs/club/courts/entities.ts'
import { NO_CLOSING } from '../../../subgraphs/club/courts/rules.ts'
import {
  ApplicationEntity,
  InstallationEntity,
} from '../../../subgraphs/club/installations/entities.ts'
import type { Installation } from '../../../subgraphs/club/installations/installation.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'

const LONG_AGO = new Date('2026-01-01T00:00:00Z')

export function aClub(changes: Partial<Club> = {}): Club {
  const id = newUuid()
  return {
    id,
    organizationId: newUuid(),
    slug: `club-${id.slice(-12)}`,
    name: 'Padel Club',
    status: 'ACTIVE',
    timezone: 'Europe/Berlin',
    currency: 'EUR',
    country: 'DE',
    language: 'de-DE',
    scoringMode: 'STAR_POINT',
    ruleVersion: 'padel-2026.1',
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...changes,
  }
}

export function aLocation(club: Club, changes: Partial<Location> = {}): Location {
  return {
    id: newUuid(),
    clubId: club.id,
    name: 'Hall',
    address: 'Am Netz 1',
    city: 'Berlin',
    postalCode: '10115',
    country: 'DE',
    timezone: 'Europe/Berlin',
    status: 'ACTIVE',
    openingHours: null,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...changes,
  }
}

function aCourt(location: Location, changes: Partial<Court> = {}): Court {
  const id = newUuid()
  return {
    id,
    clubId: location.clubId,
    locationId: location.id,
    name: 'Court 1',
    number: 1,
    publicId: `CT-${id.slice(-12)}`,
    status: 'AVAILABLE',
    ...NO_CLOSING,
    closingChangedAt: null,
    deviceSeenAt: null,
    hasDeviceWarning: false,
    statusDueAt: null,
    indoorOutdoor: 'INDOOR',
    surfaceType: 'ARTIFICIAL_GRASS',
    publishedCount: 0,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...changes,
  }
}

export interface ClubFixture {
  club: Club
  location: Location
  courts: Court[]
}

/** Writes a club with one location and the given number of courts. */
export async function addClub(
  database: Database,
  { courts: count = 1, ...changes }: Partial<Club> & { courts?: number } = {},
): Promise<ClubFixture> {
  const club = aClub(changes)
  const location = aLocation(club)
  const courts = Array.from({ length: count }, (_, index) =>
    aCourt(location, { number: index + 1, name: `Court ${index + 1}` }),
  )
  await tableOf(ClubEntity).insert(database, club)
  await tableOf(LocationEntity).insert(database, location)
  if (courts.length > 0) await tableOf(CourtEntity).insertAll(database, courts)
  return { club, location, courts }
}

/** Writes an installation of an application of its own, and returns it as a caller. */
export async function addInstallation(
  database: Database,
  club: Club,
  {
    scopes = CLUB_SCOPES,
    ...changes
  }: { scopes?: readonly ClubScope[] } & Partial<Omit<Installation, 'scopes'>> = {},
): Promise<InstallationCaller & { oauthSubject: string }> {
  const applicationId = newUuid()
  const provider = `app-${applicationId.slice(-12)}`
  await tableOf(ApplicationEntity).insert(database, {
    id: applicationId,
    slug: provider,
    name: 'Partner',
    registration: null,
    createdAt: LONG_AGO,
  })
  const installation: Installation = {
    id: newUuid(),
    applicationId,
    clubId: club.id,
    environment: 'SANDBOX',
    status: 'ACTIVE',
    scopes: [...scopes],
    oauthSubject: `subject-${applicationId}`,
    credentialKeyId: null,
    installedAt: LONG_AGO,
    expiresAt: null,
    revokedAt: null,
    principalEndedAt: null,
    ...changes,
  }
  await tableOf(InstallationEntity).insert(database, installation)
  return {
    kind: 'installation',
    installationId: installation.id,
    applicationId,
    provider,
    organizationId: club.organizationId,
    clubId: club.id,
    scopes,
    oauthSubject: installation.oauthSubject,
  }
}
