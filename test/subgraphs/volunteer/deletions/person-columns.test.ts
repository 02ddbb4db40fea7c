import { describe, expect, test } from '@jest/globals'
import type { EntitySchema } from 'typeorm'
import { fieldNamesOf } from '../../../../schema/fields/resource-fields.ts'
import { toRestName } from '../../../../schema/fields/rest-names.ts'
import { HELPER_FIELDS } from '../../../../schema/volunteer/helpers.ts'
import { VOLUNTEER_DATABASE } from '../../../../subgraphs/volunteer/volunteer-database.ts'

const HELPER_COLUMNS = fieldNamesOf(HELPER_FIELDS)
  .filter((field) => HELPER_FIELDS[field].isPersonal)
  .map((field) => `helpers.${toRestName(field)}`)

/** Text about a helper, which `eraseHelper` empties; `helper-erasure.test.ts` searches every table for it. */
const ERASED = new Set([
  ...HELPER_COLUMNS,
  'helpers.search_text',
  'helpers.phone_key',
  'helper_search_parts.club_part',
  'event_accesses.first_name',
  'event_accesses.last_name',
  'shift_assignments.status_reason',
  'shift_assignments.note',
  'availability_responses.answers',
  'availability_responses.comment',
  'event_log.data',
  'webhook_deliveries.body',
  'webhook_answers.body',
])

/** Text of the club, of the platform or of staff, and answers that keep ids and outcomes alone. */
const NOT_ABOUT_HELPERS: Readonly<Record<string, readonly string[]>> = {
  accounts: ['add_ons', 'reply_to'],
  api_keys: ['name', 'prefix', 'scopes', 'created_by', 'created_by_name'],
  api_requests: ['route'],
  audit_entries: ['actor_id', 'actor_name', 'changed_fields', 'values_before', 'values_after'],
  events: [
    ...['external_id', 'name', 'description', 'location', 'location_coordinates', 'timezone'],
    'created_by',
  ],
  event_accesses: ['role_ids'],
  club_profiles: ['name', 'timezone', 'language'],
  roles: ['name', 'description', 'name_key'],
  shift_assignments: ['told_at'],
  shifts: ['title', 'description', 'location'],
  messages: ['subject', 'body', 'audience', 'created_by'],
  availability_requests: ['title', 'description', 'options', 'audience'],
  availability_responses: ['told_at'],
  workflows: ['name', 'description', 'conditions', 'actions'],
  workflow_runs: ['helper_ids'],
  event_log: ['changed_fields'],
  idempotent_answers: ['scope', 'idempotency_key', 'answer'],
  webhook_resends: ['resent_by', 'resent_by_name'],
  webhook_endpoints: ['name', 'url', 'description', 'event_types', 'secret'],
}

describe('text columns of the volunteer database', () => {
  test('are listed as erased with a helper or as not about helpers', () => {
    const others = Object.entries(NOT_ABOUT_HELPERS).flatMap(([table, columns]) =>
      columns.map((column) => `${table}.${column}`),
    )
    const listed = [...ERASED, ...others]
    const columns = VOLUNTEER_DATABASE.entities.flatMap(textColumnsOf)
    expect(columns.filter((column) => !listed.includes(column))).toEqual([])
    expect(others.filter((column) => !columns.includes(column))).toEqual([])
  })
})

const TEXT_TYPES: readonly unknown[] = [
  ...['varchar', 'varbinary', 'text', 'mediumtext', 'longtext', 'json', 'blob', 'mediumblob'],
]

/** Columns of ids, keywords and numbers hold no free text. */
function textColumnsOf({ options }: EntitySchema): string[] {
  return Object.entries(options.columns).flatMap(([property, column]) => {
    const isText = TEXT_TYPES.includes(column?.type) && column?.charset !== 'ascii'
    return isText ? [`${options.tableName}.${column?.name ?? property}`] : []
  })
}
