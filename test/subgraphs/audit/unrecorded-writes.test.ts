import { describe, expect, test } from '@jest/globals'
import type { EntitySchema } from 'typeorm'
import { CLUB_DATABASE } from '../../../subgraphs/club/club-database.ts'
import { auditOf } from '../../../subgraphs/foundation/query/entity.ts'
import { VOLUNTEER_DATABASE } from '../../../subgraphs/volunteer/volunteer-database.ts'
import { readSource, sourceFilesOf } from '../../support/source/import-graph.ts'

const RETENTION = 'retention'
const DELIVERY = 'delivers, or gives a lease back; no mutation of staff sends it'

/** Statements that change an audited table without announcing its rows to the audit, and why they may. */
const REASONS: Readonly<Record<string, string>> = {
  'club/booking-sources/sync-store.ts UPDATE booking_sources':
    'the time of a synchronization, which installations report',
  'club/court-credentials/store.ts UPDATE court_credentials':
    'a score pad pairs itself by its code',
  'club/imports/store.ts UPDATE booking_imports': 'an import of an installation begins',
  'club/installations/authorizations/authorization-store.ts UPDATE installation_authorizations':
    'a failed exchange by a partner releases its claim',
  'club/match-sessions/store.ts UPDATE match_sessions':
    'moves the due time alone, which no entry has',
  'club/staff-members/store.ts DELETE FROM staff_roles': 'erases a person, whose own entry says so',
  'club/staff-members/store.ts UPDATE staff_roles': 'binds an address at a sign-in',
  'foundation/webhooks/delivery-store.ts DELETE FROM webhook_deliveries': RETENTION,
  'foundation/webhooks/delivery-store.ts UPDATE webhook_deliveries':
    'ends the deliveries of a disabled endpoint, whose own entry says so; otherwise announced',
  'foundation/webhooks/endpoint-store.ts UPDATE webhook_endpoints': 'seals a secret again',
  'foundation/webhooks/lease-deliveries.ts UPDATE webhook_endpoints': DELIVERY,
  'foundation/webhooks/attempts/record-attempts.ts UPDATE webhook_deliveries': DELIVERY,
  'foundation/webhooks/attempts/record-attempts.ts UPDATE webhook_endpoints': DELIVERY,
  'foundation/webhooks/redact-published-events.ts UPDATE webhook_deliveries':
    'redacts bodies of an erased person, whose own entry says so',
  'volunteer/assignment-records/store.ts DELETE FROM shift_assignments': RETENTION,
  'volunteer/availability/store.ts DELETE FROM availability_requests': RETENTION,
  'volunteer/availability/store.ts DELETE FROM availability_responses': RETENTION,
  'volunteer/availability/store.ts UPDATE availability_requests':
    'the time of a change of responses, which have entries of their own',
  'volunteer/helpers/store.ts UPDATE helpers': 'counts publications, which no entry has',
  'volunteer/messages/store.ts DELETE FROM messages': RETENTION,
  'volunteer/shifts/store.ts DELETE FROM shifts': RETENTION,
}

const AUDITED = new Set(
  [...CLUB_DATABASE.entities, ...VOLUNTEER_DATABASE.entities]
    .filter((schema: EntitySchema) => auditOf(schema) !== null)
    .map(({ options }) => options.tableName),
)

const WRITE =
  /(?<!FOR |KEY )\b(UPDATE |DELETE FROM |INSERT(?: IGNORE)? INTO |REPLACE INTO |deleteFrom\(')(\w+)/g
/** As far above a statement its function announces the rows. */
const ANNOUNCED_WITHIN = 600

/** The writes of audited tables in the product's SQL whose function announces no rows. */
function unannouncedWrites(): string[] {
  return sourceFilesOf('subgraphs')
    .filter((file) => !/\/(migrations|backup)\//.test(file))
    .flatMap((file) => {
      const source = readSource(file)
      return [...source.matchAll(WRITE)]
        .filter(({ 2: table = '', index }) => {
          const above = source.slice(Math.max(0, index - ANNOUNCED_WITHIN), index)
          // The last function that begins above.
          const inFunction = above.slice(above.lastIndexOf('\n  },\n') + 1)
          return AUDITED.has(table) && !/[rR]ecordChange\(/.test(inFunction)
        })
        .map(([, verb = '', table]) => {
          const keyword = verb.replace("deleteFrom('", 'DELETE FROM ')
          return `${file.replace('subgraphs/', '')} ${keyword}${table}`
        })
    })
}

describe('the statements that change audited tables', () => {
  test('announce their rows to the audit, except those with a reason', () => {
    expect([...new Set(unannouncedWrites())].sort()).toEqual(Object.keys(REASONS).sort())
  })
})
