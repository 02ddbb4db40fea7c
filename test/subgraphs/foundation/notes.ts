import { makeLocalBus } from '../../../platform/bus/bus.ts'
import { newUuid } from '../../../platform/ids.ts'
import { type Change, makeChange } from '../../../subgraphs/foundation/change/change.ts'
import { makeIdempotencyStore } from '../../../subgraphs/foundation/change/idempotency.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import type { SessionLimits } from '../../../subgraphs/foundation/database/session-limits.ts'
import type { Tx } from '../../../subgraphs/foundation/database/transaction.ts'
import {
  type DomainEvent,
  EVENTS_TOPIC,
} from '../../../subgraphs/foundation/event-log/event-log.ts'
import { makeSecretBox } from '../../../subgraphs/foundation/secrets/secret-box.ts'
import { sessionsExecuting } from '../../support/database/sessions.ts'
import { BUSY_SESSIONS, openClubDatabase } from '../../support/database/test-database.ts'

export const START = new Date('2026-07-01T12:00:00Z')
export const DAY_MS = 24 * 60 * 60 * 1000

/** Changes that leave notes, over a database of their own and a clock that stands still. */
export async function startNotes(sessions: SessionLimits = BUSY_SESSIONS) {
  const statements: string[] = []
  const woken: string[] = []
  const clock = { now: START }
  const onStatement = (sql: string) => void statements.push(sql)
  const database = await openClubDatabase({ onStatement, sessions })
  await database.query('CREATE TABLE notes (note varchar(40) NOT NULL)')

  function makeTestChange(on: Database): Change {
    const bus = makeLocalBus()
    bus.subscribe(EVENTS_TOPIC, (organizationId) => woken.push(organizationId))
    const idempotencyStore = makeIdempotencyStore(makeSecretBox([Buffer.alloc(32, 1)]))
    return makeChange({
      database: on,
      idempotencyStore,
      bus,
      clock: () => clock.now,
      newId: newUuid,
    })
  }

  const change = makeTestChange(database)
  return {
    database,
    change,
    makeTestChange,
    clock,
    /** Organizations whose followers were woken. */
    woken,
    statements,
    /** A change that leaves one note, and answers it. */
    makeNote: (request: Parameters<Change>[0], note = 'a') =>
      change(request, async (tx, at) => {
        await write(tx, note)
        return { result: { note, at }, events: [] }
      }),
    count: async (table: 'notes' | 'idempotent_answers' | 'event_log') =>
      (await database.query(`SELECT 1 FROM ${table}`)).length,
    /** How many claims run on the server, which each does for as long as another holds the key. */
    countWaiting: async () =>
      (await sessionsExecuting(database, 'INSERT INTO idempotent_answers')).length,
    async clear() {
      clock.now = START
      woken.length = 0
      for (const table of ['notes', 'idempotent_answers', 'event_log'])
        await database.query(`DELETE FROM ${table}`)
    },
  }
}

export const write = (tx: Tx, note: string) => tx.query('INSERT INTO notes VALUES (?)', [note])

export const aRequest = (changes: Record<string, unknown> = {}) => ({
  scope: 'installation-1',
  key: 'key-1',
  operation: 'makeNote',
  input: { note: 'a', size: { width: 1, height: 2 } },
  ...changes,
})

export const anEvent = (organizationId: string): DomainEvent => ({
  type: 'booking.created',
  organizationId,
  clubId: newUuid(),
  resource: { type: 'booking', id: newUuid() },
  sequence: 1,
  changedFields: ['status'],
})
