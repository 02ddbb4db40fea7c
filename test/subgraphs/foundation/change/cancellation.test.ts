import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import {
  changeOfRequest,
  throwIfTimedOut,
} from '../../../../subgraphs/foundation/change/cancellation.ts'
import { makeSubgraph } from '../../../../subgraphs/foundation/graph/subgraph.ts'
import { makeOperations } from '../../../../subgraphs/foundation/graph/subgraph-operations.ts'
import { aDocument, aLog, CONTEXT } from '../../../gateway/samples/sample-graph.ts'
import { EVERY_CLUB_ACTIVE } from '../../../support/club/every-club-active.ts'
import { makeGate, until } from '../../../support/time/until.ts'
import { aRequest, startNotes, write } from '../notes.ts'

let notes: Awaited<ReturnType<typeof startNotes>>

beforeAll(async () => {
  notes = await startNotes()
})

beforeEach(() => notes.clear())

afterAll(() => notes.database.close())

/** A subgraph of one mutation, which leaves its note when the gate is open. */
function aSlowSubgraph(operationMs?: number) {
  const gate = makeGate()
  const outcomes: PromiseSettledResult<unknown>[] = []
  const leaveNote = async (
    _parent: unknown,
    _args: unknown,
    { signal }: { signal: AbortSignal },
  ) => {
    const change = changeOfRequest(notes.change, { signal })
    await gate.opened
    const changed = change(aRequest(), async (tx) => {
      await write(tx, 'late')
      return { result: null, events: [] }
    })
    outcomes.push(...(await Promise.allSettled([changed])))
    return true
  }
  const subgraph = makeSubgraph({
    name: 'notes',
    operations: makeOperations('type Query { a: Int } type Mutation { leaveNote: Boolean }', {
      Mutation: { leaveNote },
    }),
    findInactiveClubs: EVERY_CLUB_ACTIVE,
    makeContext: ({ signal }) => ({ signal }),
    log: aLog().log,
    ...(operationMs === undefined ? {} : { operationMs }),
  })
  const leave = (signal?: AbortSignal) =>
    subgraph.execute(
      aDocument('mutation { leaveNote }', 'mutation'),
      {},
      { ...CONTEXT, ...(signal && { signal }) },
    )
  return { leave, outcomes, gate }
}

const countKept = async () => [await notes.count('notes'), await notes.count('idempotent_answers')]

describe('a write that has not begun its transaction', () => {
  test('is cancelled after its client was answered with a time-out', async () => {
    const { leave, outcomes, gate } = aSlowSubgraph(1)
    expect(await leave()).toMatchObject({
      errors: [{ extensions: { code: 'dependency_unavailable' } }],
    })
    gate.open()
    await until(() => outcomes.length === 1)
    expect(outcomes).toMatchObject([{ reason: { code: 'dependency_unavailable' } }])
    expect(await countKept()).toEqual([0, 0])
  })

  test('is cancelled after its client disconnected', async () => {
    const { leave, outcomes, gate } = aSlowSubgraph()
    const gone = new AbortController()
    const answer = leave(gone.signal)
    gone.abort()
    gate.open()
    await answer
    expect(outcomes).toMatchObject([{ status: 'rejected' }])
    expect(await countKept()).toEqual([0, 0])
  })

  test('is committed while its client waits', async () => {
    const { leave, gate } = aSlowSubgraph()
    gate.open()
    expect(await leave(new AbortController().signal)).toEqual({ data: { leaveNote: true } })
    expect(await countKept()).toEqual([1, 1])
  })
})

describe('a write that has begun its transaction', () => {
  test('completes, also after its client disconnected', async () => {
    const gone = new AbortController()
    await changeOfRequest(notes.change, gone)(aRequest(), async (tx) => {
      gone.abort()
      await write(tx, 'begun')
      return { result: null, events: [] }
    })
    expect(await countKept()).toEqual([1, 1])
  })
})

test('a read that begins after its operation timed out is refused', () => {
  expect(() => throwIfTimedOut(performance.now())).not.toThrow()
  expect(() => throwIfTimedOut(performance.now() - 11, 10)).toThrow('too slowly')
})
