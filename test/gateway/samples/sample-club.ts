import { Problem } from '../../../schema/problem.ts'
import { AT, aPage, type Field, found, STAMPS } from './sample-answers.ts'
import { CLUB_EVENT_MUTATIONS, CLUB_EVENT_QUERIES } from './sample-club-events.ts'
import { CLUB_WEBHOOK_MUTATIONS, CLUB_WEBHOOK_QUERIES } from './sample-club-webhooks.ts'
import { EXCHANGE_MUTATIONS } from './sample-exchange.ts'
import { MATCH_SESSION_QUERIES } from './sample-match-sessions.ts'

const CLUB = {
  id: 'club-1',
  organizationId: 'org-1',
  slug: 'main',
  name: 'Main',
  status: 'ACTIVE',
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  country: 'DE',
  language: 'de',
}

const COURT = {
  id: 'court-1',
  locationId: 'loc-1',
  name: 'Court 1',
  number: 1,
  publicId: 'c1',
  status: 'AVAILABLE',
  indoorOutdoor: 'INDOOR',
  surfaceType: 'CARPET',
  ...STAMPS,
}

const LOCATION = {
  id: 'loc-1',
  name: 'Hall',
  address: 'Street 1',
  city: 'Town',
  postalCode: '1',
  ...STAMPS,
  country: 'DE',
  timezone: 'Europe/Berlin',
  status: 'ACTIVE',
  storedOpeningHours: { weekly: { monday: [{ opens: '08:00', closes: '23:00' }] }, exceptions: [] },
}

const SOURCE = {
  id: 'source-1',
  sourceKey: 'main',
  name: 'Main',
  provider: 'padel',
  status: 'ACTIVE',
  externalAccountId: null,
  lastSynchronizedAt: null,
  ...STAMPS,
}

const MAPPING = {
  id: 'm-1',
  externalCourtId: 'x1',
  externalCourtName: 'X',
  courtId: 'court-1',
  ...STAMPS,
}

const BOOKING = {
  id: 'booking-1',
  bookingSourceId: 'source-1',
  locationId: 'loc-1',
  courtId: 'court-1',
  provider: 'padel',
  externalBookingId: 'b-1',
  externalCourtId: 'x1',
  sourceVersion: 3,
  scheduledStart: AT,
  scheduledEnd: AT,
  status: 'CONFIRMED',
  matchSessionId: null,
  participants: [{ externalId: 'p-1', displayName: 'Ann' }],
  importedAt: AT,
  ...STAMPS,
}

const FREE_COURT = {
  courtId: 'court-1',
  locationId: 'loc-1',
  timezone: 'Europe/Madrid',
  hours: 'KNOWN',
  free: [{ start: AT, end: AT }],
}

const IMPORT = {
  id: 'import-1',
  bookingSourceId: 'source-1',
  status: 'PARTIAL',
  total: 2,
  imported: 1,
  failed: 1,
  records: [aFailure()],
  startedAt: AT,
  completedAt: null,
  ...STAMPS,
}

function aFailure() {
  const error = { code: 'UNMAPPED_COURT', message: 'No.', storedDetails: { externalCourtId: 'x1' } }
  const head = { position: 0, externalBookingId: 'b-1', sourceVersion: 1, outcome: 'FAILED' }
  return { ...head, bookingId: null, reconciliationStatus: 'NONE', error }
}

const IDENTITY = {
  name: 'Padel',
  installationId: 'inst-1',
  applicationId: 'app-1',
  provider: 'padel',
  isActive: true,
  organizationId: 'org-1',
  clubId: 'club-1',
  scopes: ['club:read', 'made:up'],
}

export const CLUB_QUERIES: Record<string, Field> = {
  installation: () => ({
    id: 'inst-1',
    environment: 'SANDBOX',
    status: 'ACTIVE',
    grantedScopes: ['CLUB_READ'],
    installedAt: AT,
    expiresAt: null,
    club: CLUB,
    application: { id: 'app-1', slug: 'padel', name: 'Padel' },
  }),
  club: ({ id }) => found(id, { ...CLUB, id, courts: aPage([COURT]) }),
  locations: () => aPage([LOCATION], 'next'),
  location: ({ id }) => found(id, LOCATION),
  courts: () => aPage([COURT]),
  court: ({ id }) => found(id, COURT),
  courtAvailability: () => ({ ...aPage([FREE_COURT]), asOfEventId: 'event-1' }),
  bookingSources: () => aPage([SOURCE]),
  courtMapping: ({ bookingSourceId }) => found(bookingSourceId, MAPPING),
  bookings: () => aPage([BOOKING, BOOKING]),
  booking: ({ id }) => found(id, BOOKING),
  bookingImport: ({ id }) => found(id, IMPORT),
  ...CLUB_WEBHOOK_QUERIES,
  ...MATCH_SESSION_QUERIES,
  ...CLUB_EVENT_QUERIES,
  isClubActive: () => true,
  installationBySubject: ({ subject }) =>
    subject === 'unknown' ? null : { ...IDENTITY, isActive: subject !== 'revoked' },
}

export const CLUB_MUTATIONS: Record<string, Field> = {
  ...CLUB_WEBHOOK_MUTATIONS,
  ...CLUB_EVENT_MUTATIONS,
  ...EXCHANGE_MUTATIONS,
  pairScorePad: () => ({ credential: 'cd_sample', courtPublicId: 'PISTA-1' }),
  openCourtScreen: () => ({ openedAt: '2026-11-23T09:00:00.000Z' }),
  recordInstallationRequests: () => true,
  createBookingSource: () => ({ bookingSource: SOURCE, idempotentReplay: false }),
  importBookings: () => ({ bookingImport: IMPORT, idempotentReplay: false }),
  putCourtMapping: () => ({ courtMapping: MAPPING, isNew: true }),
  putBooking: ({ input }) => {
    const { sourceVersion } = input as { sourceVersion: number }
    if (sourceVersion > 0)
      return { booking: BOOKING, outcome: 'CREATED', reconciliationStatus: 'NONE' }
    throw new Problem('version_conflict', 'The version is older.', { storedSourceVersion: 3 })
  },
}
