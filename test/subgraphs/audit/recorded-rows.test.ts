import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { StaffCaller } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { ClubEntity } from '../../../subgraphs/club/clubs/entities.ts'
import { CourtEntity } from '../../../subgraphs/club/courts/entities.ts'
import { auditedChange } from '../../../subgraphs/foundation/audit/audited-change.ts'
import type { Change } from '../../../subgraphs/foundation/change/change.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import {
  inTransaction,
  RetryTransaction,
  type Tx,
} from '../../../subgraphs/foundation/database/transaction.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { addClub, type ClubFixture } from '../../support/club/fixtures.ts'
import { openClubDatabase } from '../../support/database/test-database.ts'

const NOW = new Date('2026-07-01T12:00:00Z')

const courts = tableOf(CourtEntity)
const clubs = tableOf(ClubEntity)

let database: Database
let home: ClubFixture
let statements: string[] = []

beforeAll(async () => {
  database = await openClubDatabase({ onStatement: (sql) => void statements.push(sql) })
  home = await addClub(database, { courts: LIMITS.audit.rows + 2 })
})
beforeEach(() => database.query('DELETE FROM audit_entries'))
afterAll(() => database.close())

const change: Change = async (_idempotency, work) => {
  const { result } = await inTransaction(database, (tx) => work(tx, NOW))
  return { result, isReplay: false }
}

const actor: StaffCaller = { kind: 'staff', subject: 's-1', isAdmin: false, roles: [] }
const audited = auditedChange(change, { actor, mutation: 'testCourts', requestId: 'r' }, newUuid)

const run = (work: (tx: Tx) => Promise<void>) =>
  audited(null, async (tx) => {
    await work(tx)
    return { result: null, events: [] }
  })

const idOf = (nth: number) => home.courts[nth]?.id ?? ''

async function entries() {
  const rows = await database.query<Record<string, unknown>[]>(
    `SELECT action, resource_id AS id, resource_count AS n, changed_fields AS fields,
       values_before AS old, values_after AS new, club_id AS clubId
     FROM audit_entries e ORDER BY e.id`,
  )
  const parsed = (text: unknown) => (text === null ? null : JSON.parse(String(text)))
  return rows.map(({ fields, old, new: current, ...row }) => ({
    ...row,
    ...{ fields: parsed(fields), old: parsed(old), new: parsed(current) },
  }))
}

describe('the rows of an audited change', () => {
  test('have one entry each, from the first image to the last', async () => {
    await run(async (tx) => {
      await courts.update(tx, idOf(0), { name: 'A', number: 7 })
      await courts.update(tx, idOf(0), { name: 'B', updatedAt: NOW })
    })
    expect(await entries()).toMatchObject([
      {
        ...{ action: 'UPDATED', id: idOf(0), n: 1, clubId: home.club.id },
        ...{ fields: ['name', 'number'] },
        ...{ old: { name: 'Court 1', number: 1 }, new: { name: 'B', number: 7 } },
      },
    ])
  })

  test('have no entry after a rollback, and one after a retry', async () => {
    const failing = run(async (tx) => {
      await courts.update(tx, idOf(1), { name: 'Lost' })
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await entries()).toEqual([])

    let attempts = 0
    await run(async (tx) => {
      attempts += 1
      await courts.update(tx, idOf(1), { name: `Try ${attempts}` })
      if (attempts === 1) throw new RetryTransaction()
    })
    expect(await entries()).toMatchObject([{ new: { name: 'Try 2' } }])
  })

  test('are listed up to a limit, and counted beyond it', async () => {
    const all = await courts.findAll(
      database,
      home.courts.map(({ id }) => id),
      { condition: () => 'TRUE', params: [] },
    )
    await run((tx) =>
      courts.replaceAll(
        tx,
        all.map((court) => ({ ...court, surfaceType: 'CONCRETE' as const })),
      ),
    )
    const found = await entries()
    expect(found).toHaveLength(LIMITS.audit.rows + 1)
    expect(found.at(-1)).toMatchObject({ id: null, n: 2, action: 'UPDATED', old: null })
  })

  test('of several clubs are counted beyond the limit in an entry of no club, with the fields of their table', async () => {
    const away = await addClub(database, { courts: 2 })
    const ids = [...away.courts, ...home.courts.slice(0, LIMITS.audit.rows)].map(({ id }) => id)
    const all = await courts.findAll(database, ids, { condition: () => 'TRUE', params: [] })
    await run(async (tx) => {
      await clubs.update(tx, home.club.id, { name: 'Renamed' })
      const inOrder = all.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      await courts.replaceAll(
        tx,
        inOrder.map((court) => ({ ...court, hasDeviceWarning: true })),
      )
    })
    const found = await entries()
    const ofAway = { id: away.courts[0]?.id, n: 1, clubId: away.club.id }
    expect(found).toEqual(expect.arrayContaining([expect.objectContaining(ofAway)]))
    expect(found.at(-1)).toMatchObject({
      ...{ id: null, n: 2, clubId: null, action: 'UPDATED' },
      fields: ['hasDeviceWarning'],
    })
  })

  test('show no value that is too long', async () => {
    const long = 'x'.repeat(LIMITS.audit.value)
    await database.query('ALTER TABLE courts MODIFY name VARCHAR(2000) NOT NULL')
    await run((tx) => courts.update(tx, idOf(2), { name: long }))
    expect(await entries()).toMatchObject([{ fields: ['name'], new: {} }])
  })

  test('are read only for an audited change', async () => {
    statements = []
    await change(null, async (tx) => {
      await courts.update(tx, idOf(3), { name: 'Quiet' })
      return { result: null, events: [] }
    })
    expect(statements).toEqual(['START TRANSACTION', expect.stringMatching(/^UPDATE/), 'COMMIT'])

    statements = []
    await run((tx) => courts.update(tx, idOf(3), { name: 'Loud' }))
    expect(statements).toEqual([
      'START TRANSACTION',
      expect.stringMatching(/^SELECT[\s\S]*FOR UPDATE$/),
      expect.stringMatching(/^UPDATE/),
      expect.stringMatching(/^SELECT/),
      expect.stringMatching(/^INSERT INTO audit_entries/),
      'COMMIT',
    ])
  })
})
