import { createEventLog } from './0001-create-event-log.ts'
import { createOrganizationHeads } from './0002-create-organization-heads.ts'
import { createIdempotentAnswers } from './0003-create-idempotent-answers.ts'

/** Tables that every subgraph's database has; numbers below 100 are theirs. */
export const FOUNDATION_MIGRATIONS = [
  createEventLog,
  createOrganizationHeads,
  createIdempotentAnswers,
]
