import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { serializeChunked } from '../../../platform/json/serialize-chunked.ts'

const textOf = async (value: unknown) => {
  const made = await serializeChunked(value)
  return Array.isArray(made) ? Buffer.concat(made).toString('utf8') : String(made)
}

const many = (item: unknown) => Array<unknown>(150).fill(item)

describe('chunked JSON serialization', () => {
  test('equals JSON.stringify', async () => {
    const member = fc.oneof(
      fc.jsonValue(),
      fc.constant(undefined),
      fc.date({ noInvalidDate: true }),
    )
    const answer = fc.record({
      data: fc.record({
        page: fc.record({ nodes: member.map(many), info: member }),
        other: member,
      }),
      errors: member,
    })
    await fc.assert(
      fc.asyncProperty(answer, async (value) => {
        expect(await textOf(value)).toBe(JSON.stringify(value))
      }),
    )
  })

  test.each([
    ['rows longer than a chunk', { rows: many('€').with(7, '€'.repeat(100_000)) }],
    ['rows of other letters', { rows: many({ name: 'Łukasz \ud800 Ελένη 🎾' }).with(0, 'Anna') }],
    ['long rows', { rows: many({ body: '€'.repeat(10_000), at: new Date(0) }) }],
    ['a list alone', many('x'.repeat(10_000))],
    ['functions and what is undefined', { f: () => 1, u: undefined, rows: many(undefined) }],
    ['nothing', null],
  ])('equals JSON.stringify for %s', async (_what, value) => {
    expect(await textOf(value)).toBe(JSON.stringify(value))
  })

  test('equals JSON.stringify for values that are serialized at once', async () => {
    const values = Array.from({ length: 5 }, (_, n) => ({ rows: many(`${n}€`.repeat(20_000)) }))
    const texts = await Promise.all(values.map(textOf))
    expect(texts).toEqual(values.map((value) => JSON.stringify(value)))
  })

  test('yields to the event loop between the chunks of a long list', async () => {
    let turns = 0
    let isDone = false
    const count = () => {
      turns += 1
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    const made = await serializeChunked({ rows: many('x'.repeat(10_000)) })
    isDone = true
    expect(made.length).toBeGreaterThan(5)
    expect(turns).toBeGreaterThan(3)
  })
})
