import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { Problem } from '../../../../schema/problem.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import type { Tx } from '../../../../subgraphs/foundation/database/transaction.ts'
import { openEmptyDatabase } from '../../../support/database/empty-database.ts'
import { BUSY_SESSIONS } from '../../../support/database/test-database.ts'
import { makeGate, until } from '../../../support/time/until.ts'
import { type Bridge, openBridge } from '../database/bridge.ts'
import { anEvent, aRequest, startNotes, write } from '../notes.ts'

type Notes = Awaited<ReturnType<typeof startNotes>>

let notes: Notes
/** Waits for locks until they are free, however busy the machine is. */
let patient: Notes

beforeAll(async () => {
  notes = await startNotes()
  patient = await startNotes({ ...BUSY_SESSIONS, lockWaitSeconds: 60 })
})

beforeEach(() => Promise.all([notes.clear(), patient.clear()]))

afterAll(() => Promise.all([notes.database.close(), patient.database.close()]))

describe('an idempotency key whose first request still runs', () => {
  /** Starts a change that has claimed the key and goes on when the gate opens. */
  async function startFirst(of: Notes) {
    const [claimed, gate] = [makeGate(), makeGate()]
    const first = of.change(aRequest(), async (tx) => {
      await write(tx, 'a')
      claimed.open()
      await gate.opened
      return { result: 'first', events: [] }
    })
    await claimed.opened
    return { first, finish: gate.open }
  }

  test('is refused with idempotency_in_progress during the request, and replays later', async () => {
    const { first, finish } = await startFirst(notes)
    await expect(notes.makeNote(aRequest())).rejects.toMatchObject({
      code: 'idempotency_in_progress',
    })
    finish()

    expect(await first).toEqual({ result: 'first', isReplay: false })
    expect(await notes.makeNote(aRequest())).toEqual({ result: 'first', isReplay: true })
    expect(await notes.count('notes')).toBe(1)
  })

  test('replays when the first request finishes while the second waits', async () => {
    const { first, finish } = await startFirst(patient)
    const second = patient.makeNote(aRequest())
    await until(async () => (await patient.countWaiting()) === 1)
    finish()
    expect(await second).toEqual({ result: 'first', isReplay: true })
    await first
    expect(await patient.count('notes')).toBe(1)
  })

  test('is refused as a conflict when the second request has another input', async () => {
    const { first, finish } = await startFirst(patient)
    const second = patient.makeNote(aRequest({ input: 'other' }))
    const refused = expect(second).rejects.toMatchObject({ code: 'idempotency_conflict' })
    await until(async () => (await patient.countWaiting()) === 1)
    finish()
    await refused
    await first
  })
})

describe('an idempotency key whose first request failed', () => {
  test.each([
    ['was refused', new Problem('unmapped_court', 'No.')],
    ['broke', new Error('oops')],
  ])('because it %s is free again', async (_how, error) => {
    const failing = notes.change(aRequest(), async (tx) => {
      await write(tx, 'a')
      throw error
    })
    await expect(failing).rejects.toBe(error)
    expect(await notes.count('idempotent_answers')).toBe(0)
    expect((await notes.makeNote(aRequest({ input: 'other' }))).isReplay).toBe(false)
    expect(await notes.count('notes')).toBe(1)
  })

  test('is claimed by a waiting request', async () => {
    const [claimed, gate] = [makeGate(), makeGate()]
    const failing = patient.change(aRequest(), async () => {
      claimed.open()
      await gate.opened
      throw new Problem('unmapped_court', 'No.')
    })
    const failed = expect(failing).rejects.toMatchObject({ code: 'unmapped_court' })
    await claimed.opened
    const second = patient.makeNote(aRequest())
    await until(async () => (await patient.countWaiting()) === 1)
    gate.open()
    await failed
    expect((await second).isReplay).toBe(false)
    expect(await patient.count('notes')).toBe(1)
  })

  test('is claimed by one of several waiting requests, each with at most one more attempt', async () => {
    const [claimed, gate] = [makeGate(), makeGate()]
    const failing = patient.change(aRequest(), async () => {
      claimed.open()
      await gate.opened
      throw new Problem('unmapped_court', 'No.')
    })
    const failed = expect(failing).rejects.toMatchObject({ code: 'unmapped_court' })
    await claimed.opened
    patient.statements.length = 0
    const waiting = Array.from({ length: 5 }, () => patient.makeNote(aRequest()))
    await until(async () => (await patient.countWaiting()) === 5)
    gate.open()
    await failed

    const answers = await Promise.all(waiting)
    expect(answers.filter(({ isReplay }) => isReplay)).toHaveLength(4)
    expect(await patient.count('notes')).toBe(1)
    const isClaim = (sql: string) => sql.startsWith('INSERT INTO idempotent_answers')
    // After a rollback, all waiting inserts inherit a lock on the gap, each insert waits for the gap locks of
    // the others, and the server rolls back all but one (LATEST DETECTED DEADLOCK names the locks). These
    // claim a second time: 5 + 4, and no third time.
    expect(patient.statements.filter(isClaim).length).toBeLessThanOrEqual(5 + 4)
  })

  test('because its connection was lost is free again, and leaves no rows', async () => {
    const dying = notes.change(aRequest(), async (tx) => {
      await write(tx, 'a')
      const [row] = await tx.query('SELECT connection_id() AS id')
      await notes.database.query(`KILL ${row?.['id']}`)
      return { result: null, events: [anEvent(newUuid())] }
    })
    await expect(dying).rejects.toMatchObject({ code: 'dependency_unavailable' })
    expect([await notes.count('notes'), await notes.count('idempotent_answers')]).toEqual([0, 0])
    expect((await notes.makeNote(aRequest())).isReplay).toBe(false)
  })
})

describe('an idempotency key whose response was lost', () => {
  let bridge: Bridge
  let remote: Database

  beforeAll(async () => {
    bridge = await openBridge()
    const [row] = await notes.database.query('SELECT database() AS name')
    const url = `mysql://root@${bridge.host}:${bridge.port}/${row?.['name']}`
    remote = await openEmptyDatabase({}, { url })
  })

  afterAll(async () => {
    await remote.dataSource.destroy()
    await bridge.close()
  })

  test('replays, because the commit had reached the server', async () => {
    const overNetwork = notes.makeTestChange(remote)
    bridge.loseAnswerTo(/COMMIT/)
    const work = async (tx: Tx) => {
      await write(tx, 'a')
      return { result: 'kept', events: [] }
    }
    await expect(overNetwork(aRequest(), work)).rejects.toMatchObject({
      code: 'dependency_unavailable',
    })
    expect(await overNetwork(aRequest(), work)).toEqual({ result: 'kept', isReplay: true })
    expect(await notes.count('notes')).toBe(1)
  })
})
