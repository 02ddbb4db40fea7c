import type { DatabaseContents } from '../foundation/database/database.ts'
import { FOUNDATION_ENTITIES } from '../foundation/foundation-entities.ts'
import { AccountEntity } from './accounts/entities.ts'
import { ApiKeyEntity } from './api-keys/entities.ts'
import { AssignmentEntity } from './assignment-records/entities.ts'
import { WorkflowEntity } from './automation/entities.ts'
import {
  RunEffectEntity,
  RunEntity,
  WorkflowPositionEntity,
} from './automation/runs/run-entities.ts'
import { AvailabilityRequestEntity, AvailabilityResponseEntity } from './availability/entities.ts'
import { ClubProfileEntity } from './club-profiles/entities.ts'
import { AccessRoleEntity, EventAccessEntity } from './event-access/entities.ts'
import { VolunteerEventEntity } from './events/entities.ts'
import { HelperEntity, HelperSearchPartEntity } from './helpers/entities.ts'
import { InactiveClubEntity } from './inactive-clubs/entities.ts'
import { MessageEntity, RecipientEntity } from './messages/entities.ts'
import { VOLUNTEER_MIGRATIONS } from './migrations/volunteer-migrations.ts'
import { RoleEntity } from './roles/entities.ts'
import { ShiftEntity } from './shifts/entities.ts'
import { VolunteerDeliveryEntity } from './webhooks/entities.ts'

export const VOLUNTEER_DATABASE = {
  product: 'volunteer',
  entities: [
    AccountEntity,
    ApiKeyEntity,
    VolunteerEventEntity,
    HelperEntity,
    EventAccessEntity,
    AccessRoleEntity,
    HelperSearchPartEntity,
    InactiveClubEntity,
    ClubProfileEntity,
    RoleEntity,
    AssignmentEntity,
    ShiftEntity,
    MessageEntity,
    RecipientEntity,
    VolunteerDeliveryEntity,
    AvailabilityRequestEntity,
    AvailabilityResponseEntity,
    WorkflowEntity,
    RunEntity,
    RunEffectEntity,
    WorkflowPositionEntity,
    ...FOUNDATION_ENTITIES,
  ],
  migrations: VOLUNTEER_MIGRATIONS,
} satisfies DatabaseContents
