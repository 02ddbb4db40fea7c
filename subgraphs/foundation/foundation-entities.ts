import { LoggedEventEntity, OrganizationHeadEntity } from './event-log/entities.ts'
import { IdempotentAnswerEntity } from './idempotency.ts'

/** Tables that every subgraph's database has. */
export const FOUNDATION_ENTITIES = [
  LoggedEventEntity,
  OrganizationHeadEntity,
  IdempotentAnswerEntity,
]
