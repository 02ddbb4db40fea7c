import { FOUNDATION_MIGRATIONS } from '../../foundation/migrations/foundation-migrations.ts'
import { createOrganizations } from './0100-create-organizations.ts'
import { createClubs } from './0101-create-clubs.ts'
import { createLocations } from './0102-create-locations.ts'
import { createCourts } from './0103-create-courts.ts'
import { createApplications } from './0104-create-applications.ts'
import { createInstallations } from './0105-create-installations.ts'
import { createBookingSources } from './0106-create-booking-sources.ts'
import { createCourtMappings } from './0107-create-court-mappings.ts'
import { createMatchSessions } from './0108-create-match-sessions.ts'
import { createBookings } from './0109-create-bookings.ts'

/** The history of the club database, oldest first. */
export const CLUB_MIGRATIONS = [
  ...FOUNDATION_MIGRATIONS,
  createOrganizations,
  createClubs,
  createLocations,
  createCourts,
  createApplications,
  createInstallations,
  createBookingSources,
  createCourtMappings,
  createMatchSessions,
  createBookings,
]
