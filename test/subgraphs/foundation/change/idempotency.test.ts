import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { aRequest, DAY_MS, START, startNotes } from '../notes.ts'

let notes: Awaited<ReturnType<typeof startNotes>>

beforeAll(async () => {
  notes = await startNotes()
})

beforeEach(() => notes.clear())

afterAll(() => notes.database.close())

describe('a repeated idempotency key', () => {
  test('returns the response of the first request, and has no other effect', async () => {
    const first = await notes.makeNote(aRequest())
    notes.clock.now = new Date(START.getTime() + 1000)
    const again = await notes.makeNote(aRequest(), 'b')
    expect(first).toEqual({ result: { note: 'a', at: START }, isReplay: false })
    expect(again).toEqual({ result: { note: 'a', at: START }, isReplay: true })
    expect([await notes.count('notes'), notes.woken]).toEqual([1, []])
  })

  test('is the same request for any order of the members of its input', async () => {
    await notes.makeNote(aRequest())
    const input = { size: { height: 2, width: 1 }, note: 'a' }
    expect((await notes.makeNote(aRequest({ input }))).isReplay).toBe(true)
  })

  test.each([
    ['another input', { input: { note: 'b', size: { width: 1, height: 2 } } }],
    ['another value deep inside', { input: { note: 'a', size: { width: 1, height: 3 } } }],
    ['one member less', { input: { note: 'a' } }],
    ['null in place of a value', { input: { note: null, size: { width: 1, height: 2 } } }],
    ['another operation', { operation: 'dropNote' }],
  ])('with %s is refused with idempotency_conflict', async (_what, changes) => {
    await notes.makeNote(aRequest())
    await expect(notes.makeNote(aRequest(changes))).rejects.toMatchObject({
      code: 'idempotency_conflict',
    })
    expect(await notes.count('notes')).toBe(1)
  })

  test.each([
    ['scope', { scope: 'installation-2' }],
    ['spelling', { key: 'KEY-1' }],
    ['trailing space', { key: 'key-1 ' }],
  ])('of another %s is another key', async (_what, changes) => {
    await notes.makeNote(aRequest())
    expect((await notes.makeNote(aRequest(changes))).isReplay).toBe(false)
    expect(await notes.count('notes')).toBe(2)
  })

  test('takes effect once when 20 requests with it arrive together', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => notes.makeNote(aRequest())))
    expect(await notes.count('notes')).toBe(1)
    expect(answers.filter((answer) => answer.isReplay)).toHaveLength(19)
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1)
  })

  test('is claimed at most once by each request, without a deadlock of waiting requests', async () => {
    notes.statements.length = 0
    await Promise.all(Array.from({ length: 20 }, () => notes.makeNote(aRequest())))
    const claims = notes.statements.filter((sql) =>
      sql.startsWith('INSERT INTO idempotent_answers'),
    )
    expect(claims.length).toBeLessThanOrEqual(20)
  })

  test('stores its response encrypted', async () => {
    await notes.makeNote(aRequest(), 'whsec_secret')
    const [row] = await notes.database.query<{ answer: Buffer }[]>(
      'SELECT answer FROM idempotent_answers',
    )
    expect(row?.answer.includes('whsec')).toBe(false)
  })
})

describe('an idempotency key of yesterday', () => {
  test('is stored for 24 hours', async () => {
    await notes.makeNote(aRequest())
    notes.clock.now = new Date(START.getTime() + DAY_MS - 1)
    expect((await notes.makeNote(aRequest())).isReplay).toBe(true)
  })

  test('is free after 24 hours, even before its row is purged', async () => {
    await notes.makeNote(aRequest())
    notes.clock.now = new Date(START.getTime() + DAY_MS)
    expect((await notes.makeNote(aRequest({ input: 'other' }), 'b')).isReplay).toBe(false)
    expect((await notes.makeNote(aRequest({ input: 'other' }))).result).toMatchObject({ note: 'b' })
    expect([await notes.count('notes'), await notes.count('idempotent_answers')]).toEqual([2, 1])
  })

  test('takes effect once when 20 requests reuse it together', async () => {
    await notes.makeNote(aRequest())
    notes.clock.now = new Date(START.getTime() + DAY_MS)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => notes.makeNote(aRequest(), 'b')),
    )
    expect(await notes.count('notes')).toBe(2)
    expect(answers.filter((answer) => answer.isReplay)).toHaveLength(19)
  })
})

describe('a stored response that cannot be read', () => {
  test.each([
    ['was damaged', 'UPDATE idempotent_answers SET answer = reverse(answer)'],
    ['was cut', 'UPDATE idempotent_answers SET answer = left(answer, 20)'],
    ['was emptied', "UPDATE idempotent_answers SET answer = ''"],
  ])(
    'because it %s causes idempotency_replay_failed, and no second execution',
    async (_how, sql) => {
      await notes.makeNote(aRequest())
      await notes.database.query(sql)
      await expect(notes.makeNote(aRequest())).rejects.toMatchObject({
        code: 'idempotency_replay_failed',
      })
      expect(await notes.count('notes')).toBe(1)
    },
  )

  test('because it belongs to another key causes idempotency_replay_failed', async () => {
    await notes.makeNote(aRequest())
    await notes.makeNote(aRequest({ key: 'key-2' }), 'b')
    await notes.database.query(
      `UPDATE idempotent_answers one JOIN idempotent_answers other
         ON one.idempotency_key = 'key-1' AND other.idempotency_key = 'key-2'
       SET one.answer = other.answer`,
    )
    await expect(notes.makeNote(aRequest())).rejects.toMatchObject({
      code: 'idempotency_replay_failed',
    })
  })

  test('still refuses another input as a conflict', async () => {
    await notes.makeNote(aRequest())
    await notes.database.query("UPDATE idempotent_answers SET answer = ''")
    await expect(notes.makeNote(aRequest({ input: 'other' }))).rejects.toMatchObject({
      code: 'idempotency_conflict',
    })
  })
})
