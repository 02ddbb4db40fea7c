import { describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { MAX_IN_LINE } from '../../../../platform/limits/turns.ts'
import {
  CALLER_TURNS,
  makeReadInTurn,
  toCallerKey,
} from '../../../../subgraphs/club/court-availability/read-turns.ts'

/** Reads of callers that end one by one, in the order in which they began. */
function slowReads(clubId = newUuid()) {
  const readInTurn = makeReadInTurn<string>()
  const begun: string[] = []
  const times: number[] = []
  const ends: (() => void)[] = []
  const ask = (caller: string, asked: string, club = clubId) =>
    readInTurn(caller, {
      clubId: club,
      asked: [asked],
      askedAt: performance.now(),
      read: async (askedAt) => {
        const answer = `${begun.push(`${caller} ${asked}`)}. ${caller} ${asked}`
        times.push(askedAt)
        await new Promise<void>((resolve) => ends.push(resolve))
        return answer
      },
    })
  const endAll = async () => {
    for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
      end()
      await new Promise(setImmediate)
    }
  }
  return { clubId, ask, begun, times, endAll }
}

describe('reads of free courts', () => {
  test('are one of a club at a time, and its callers take turns', async () => {
    const { ask, begun, endAll } = slowReads()
    const answers = ['a', 'b', 'c'].map((asked) => ask('busy', asked))
    answers.push(ask('other', 'a'), ask('third', 'a'))
    const elsewhere = ask('busy', 'a', newUuid())
    await new Promise(setImmediate)
    expect(begun).toEqual(['busy a', 'busy a'])
    await endAll()
    expect(begun.slice(2)).toEqual(['other a', 'third a', 'busy b', 'busy c'])
    await Promise.all([...answers, elsewhere])
  })

  test('are one where equal ones of a caller wait, which begins after the last was asked', async () => {
    const { ask, begun, times, endAll } = slowReads()
    const first = ask('one', 'a')
    const equal = [ask('one', 'a'), ask('one', 'a')]
    const others = [ask('one', 'b'), ask('two', 'a')]
    await new Promise(setImmediate)
    const askedAt = performance.now()
    equal.push(ask('one', 'a'))
    await endAll()
    expect(begun).toEqual(['one a', 'two a', 'one a', 'one b'])
    expect(times[2]).toBeGreaterThanOrEqual(askedAt)
    expect(await Promise.all([first, ...equal, ...others])).toEqual([
      '1. one a',
      ...Array(3).fill('3. one a'),
      ...['4. one b', '2. two a'],
    ])
  })

  test('of a caller whose line is full are refused, and equal ones are read later', async () => {
    const { clubId, ask, endAll } = slowReads()
    const gate = Promise.withResolvers<void>()
    const waiting = Array.from({ length: 1 + MAX_IN_LINE }, () =>
      CALLER_TURNS.take(toCallerKey(clubId, 'one'), () => gate.promise),
    )
    const details = { retryAfterSeconds: 1 }
    await expect(ask('one', 'a')).rejects.toMatchObject({ code: 'rate_limited', details })
    gate.resolve()
    await Promise.all(waiting)
    const answer = ask('one', 'a')
    await endAll()
    expect(await answer).toBe('1. one a')
  })
})
