import type { DatabaseContents } from '../foundation/database/database.ts'
import { FOUNDATION_ENTITIES } from '../foundation/foundation-entities.ts'
import { WebhookDeliveryEntity } from '../foundation/webhooks/entities.ts'
import {
  BookingSourceEntity,
  CourtMappingEntity,
  ErasingPersonEntity,
} from './booking-sources/entities.ts'
import { BookingEntity, ReconciliationConflictEntity } from './bookings/entities.ts'
import { SearchTermEntity } from './bookings/search/entities.ts'
import { ClubEntity, LocationEntity, OrganizationEntity } from './clubs/entities.ts'
import { CourtCredentialEntity } from './court-credentials/entities.ts'
import { CourtDeviceEntity } from './court-devices/entities.ts'
import { CourtEntity } from './courts/entities.ts'
import { EventStreamTicketEntity } from './event-stream-tickets/entities.ts'
import { IdentityPrincipalEntity } from './identity/entities.ts'
import { BookingImportEntity, ImportPieceEntity, ImportStepEntity } from './imports/entities.ts'
import {
  ApplicationEntity,
  AuthorizationEntity,
  InstallationEntity,
} from './installations/entities.ts'
import { MatchSessionEntity, ScoreEventEntity } from './match-sessions/entities.ts'
import { CLUB_MIGRATIONS } from './migrations/club-migrations.ts'
import { PersonErasureEntity } from './persons/entities.ts'
import { PortalSessionEndEntity } from './portal-sessions/entities.ts'
import { ExternalKeyEntity } from './provisioning/entities.ts'
import { RefusedBookingEntity } from './refused-bookings/entities.ts'
import { StaffRoleEntity } from './staff-members/entities.ts'

export const CLUB_DATABASE = {
  product: 'club',
  entities: [
    OrganizationEntity,
    ClubEntity,
    LocationEntity,
    CourtEntity,
    IdentityPrincipalEntity,
    ApplicationEntity,
    InstallationEntity,
    AuthorizationEntity,
    BookingSourceEntity,
    CourtMappingEntity,
    BookingEntity,
    SearchTermEntity,
    ReconciliationConflictEntity,
    MatchSessionEntity,
    ScoreEventEntity,
    ExternalKeyEntity,
    StaffRoleEntity,
    CourtDeviceEntity,
    CourtCredentialEntity,
    EventStreamTicketEntity,
    PortalSessionEndEntity,
    BookingImportEntity,
    ImportPieceEntity,
    ImportStepEntity,
    PersonErasureEntity,
    ErasingPersonEntity,
    RefusedBookingEntity,
    WebhookDeliveryEntity,
    ...FOUNDATION_ENTITIES,
  ],
  migrations: CLUB_MIGRATIONS,
} satisfies DatabaseContents
