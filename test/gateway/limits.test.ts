import { beforeAll, describe, expect, test } from '@jest/globals'
import { aDocument, aGraph, CONTEXT, type SampleGraph } from './sample-graph.ts'

function nested(depth: number): string {
  return `{ ${'... {'.repeat(depth)} __typename ${'}'.repeat(depth)} court(id: "1") { name } }`
}

function listed(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`
}

/** A short document that grows long when its fragment is written out. */
function repeated(alias: string): string {
  const uses = Array.from({ length: 20 }, (_, i) => `a${i}: court(id: "1") { ...F }`)
  return `{ ${uses.join(' ')} } fragment F on Court { ${alias}: name }`
}

function aliased(count: number): string {
  return `{ ${Array.from({ length: count }, (_, i) => `a${i}: court(id: "1") { name }`).join(' ')} }`
}

/** Each fragment uses the next one twice, so writing them out doubles the fields each time. */
function doubled(times: number): string {
  const fragments = Array.from(
    { length: times },
    (_, i) => `fragment F${i} on Court { ...F${i + 1} ...F${i + 1} }`,
  )
  return `{ court(id: "1") { ...F0 } } ${fragments.join(' ')} fragment F${times} on Court { name }`
}

describe('a document of a client', () => {
  let graph: SampleGraph
  beforeAll(async () => {
    graph = await aGraph()
  })

  test.each([
    ['nests a little', nested(20)],
    ['has many aliases', aliased(200)],
    ['repeats fragments a little', doubled(6)],
  ])('is answered when it %s', async (_, text) => {
    const answer = await graph.gateway.execute(aDocument(text), {}, CONTEXT)
    expect(answer.errors).toBeUndefined()
  })

  test.each([
    ['nests deep', nested(100)],
    ['nests deeper than a stack', nested(3000)],
    ['nests lists', `{ court(id: ${listed(1000)}) { name } }`],
    ['has thousands of aliases', aliased(1000)],
    ['names one field thousands of times', `{ court(id: "1") { ${'name '.repeat(3500)} } }`],
    ['multiplies by fragments', doubled(30)],
    ['repeats a long text by fragments', repeated('x'.repeat(5000))],
    ['is one long text', `{ court(id: "${'x'.repeat(60_000)}") { name } }`],
    [
      'nests a default',
      `query Q($f: BookingFilter = { from: ${listed(40)} }) { bookings(filter: $f) { nextCursor } }`,
    ],
    ['has fragments in a circle', '{ court(id: "1") { ...A } } fragment A on Court { ...A }'],
  ])('is refused with invalid_input within a second when it %s', async (_, text) => {
    const startedAt = performance.now()
    const answer = await graph.gateway.execute(aDocument(text), {}, CONTEXT)
    expect(answer.data).toBeUndefined()
    expect(answer.errors?.[0]?.extensions).toEqual({ code: 'invalid_input' })
    expect(performance.now() - startedAt).toBeLessThan(1000)
  })
})
