import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { findLanes } from '../../../../subgraphs/foundation/jobs/work-queue/lanes.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'
import { addItem, BY_DUE_TIME, IN_TURN } from './test-workers.ts'

/** More than one statement reads. */
const MANY = 450

const statements: string[] = []
let database: Database
let lanes: string[]

beforeAll(async () => {
  database = await openClubDatabase({ onStatement: (sql) => void statements.push(sql) })
  lanes = Array.from({ length: MANY }, () => newUuid()).sort()
  for (const lane of lanes)
    for (const dueAt of [LATER, SOON]) await addItem(database, { lane, dueAt })
})

afterAll(() => database.close())

const SOON = new Date('2026-07-01T12:00:00Z')
const LATER = new Date('2026-07-01T13:00:00Z')

const keysOf = (found: { key: string }[]) => found.map(({ key }) => key).sort()

describe('the lanes of a work queue', () => {
  test('are listed with the due time of their first item', async () => {
    const found = await findLanes(database, BY_DUE_TIME)
    expect(keysOf(found)).toEqual(lanes)
    expect(new Set(found.map(({ dueAt }) => dueAt.getTime()))).toEqual(new Set([SOON.getTime()]))
  })

  test('are due at the due time of their first item, or when its lease ends', async () => {
    const [lane = ''] = lanes
    const dueAtOf = async () =>
      (await findLanes(database, IN_TURN)).find(({ key }) => key === lane)?.dueAt
    expect(await dueAtOf()).toEqual(LATER)
    await database.query("UPDATE work_items SET lease = 'l' WHERE lane = ? AND due_at = ?", [
      lane,
      SOON,
    ])
    expect(await dueAtOf()).toEqual(SOON)
  })

  test('take fewer than ten SQL statements when they are known, new and empty lanes included', async () => {
    const known = new Set<string>()
    await findLanes(database, BY_DUE_TIME, known)
    const [emptied = '', ...others] = lanes
    const added = newUuid()
    await database.query('DELETE FROM work_items WHERE lane = ?', [emptied])
    await addItem(database, { lane: added })
    statements.length = 0
    expect(keysOf(await findLanes(database, BY_DUE_TIME, known))).toEqual([...others, added].sort())
    expect(statements.length).toBeLessThan(10)
    expect([...known].sort()).toEqual([...others, added].sort())
  })
})
