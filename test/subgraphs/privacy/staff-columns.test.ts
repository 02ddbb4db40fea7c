import { describe, expect, test } from '@jest/globals'
import type { EntitySchema } from 'typeorm'
import { CLUB_DATABASE } from '../../../subgraphs/club/club-database.ts'
import { CLUB_STAFF_TABLES } from '../../../subgraphs/club/persons/staff-rows-store.ts'
import { VOLUNTEER_STAFF_TABLES } from '../../../subgraphs/volunteer/deletions/staff-rows-store.ts'
import { VOLUNTEER_DATABASE } from '../../../subgraphs/volunteer/volunteer-database.ts'

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

const list = (tables: Readonly<Record<string, string>>) =>
  Object.entries(tables).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => `${table}.${column}`),
  )

/** Columns of both databases that hold neither name, subject nor address of staff. */
const SHARED = list({
  webhook_endpoints: 'name url description event_types secret',
  event_log: 'changed_fields',
  idempotent_answers: 'scope idempotency_key answer',
  api_requests: 'route',
  audit_entries: 'changed_fields',
})

const SIDES = {
  club: {
    entities: CLUB_DATABASE.entities,
    tables: CLUB_STAFF_TABLES,
    others: [
      ...SHARED,
      ...list({
        organizations: 'name',
        clubs: 'name timezone currency country language',
        locations: 'name address city postal_code country timezone opening_hours',
        courts: 'name override_reason',
        identity_principals: 'subject key_id public_jwk',
        applications: 'name registration',
        installations: 'scopes oauth_subject credential_key_id',
        installation_authorizations:
          'scopes redirect_uri code_challenge nonce idempotency_key answer',
        booking_sources: 'source_key name external_account_id erasing',
        court_mappings: 'external_court_id external_court_name',
        bookings: 'external_booking_id external_court_id participants',
        booking_search_terms: 'club_term',
        reconciliation_conflicts: 'fields',
        refused_bookings: 'external_booking_id details',
        match_sessions: 'ai_model_version score participants',
        score_events: 'snapshot_before snapshot_after client_event_id',
        booking_import_pieces: 'snapshots',
        booking_import_steps: 'results',
        person_erasures: 'position',
        erasing_persons: 'person',
        webhook_deliveries: 'body',
        webhook_answers: 'body',
        event_log: 'data',
      }),
    ],
  },
  volunteer: {
    entities: VOLUNTEER_DATABASE.entities,
    tables: VOLUNTEER_STAFF_TABLES,
    others: [
      ...SHARED,
      ...list({
        // The club's own address, which it changes by `setVolunteerReplyTo`.
        accounts: 'add_ons reply_to',
        api_keys: 'name prefix scopes',
        events: 'external_id name description location location_coordinates timezone',
        helpers: 'external_id first_name last_name email phone tags notes search_text',
        event_accesses: 'role_ids first_name last_name',
        helper_search_parts: 'club_part',
        club_profiles: 'name timezone language',
        roles: 'name description name_key',
        shift_assignments: 'status_reason note told_at',
        shifts: 'title description location',
        messages: 'subject body audience',
        availability_requests: 'title description options audience',
        availability_responses: 'answers comment told_at',
        workflows: 'name description conditions actions',
        workflow_runs: 'helper_ids',
      }),
    ],
  },
}

describe.each(['club', 'volunteer'] as const)('text columns of the %s database', (side) => {
  const { entities, tables, others } = SIDES[side]
  const columns = entities.flatMap(textColumnsOf)
  const erased = tables.flatMap((table) => table.columns)

  test('are erased with a member of staff, or hold none', () => {
    const open = columns.filter((column) => !erased.includes(column) && !others.includes(column))
    expect(open).toEqual([])
  })

  test('are listed once, and exist', () => {
    expect(others.filter((column) => erased.includes(column))).toEqual([])
    expect([...erased, ...others].filter((column) => !columns.includes(column))).toEqual([])
  })
})
