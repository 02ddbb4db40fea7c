import { describe, expect, test } from '@jest/globals'
import { shareAnswers } from '../../rest-facade/coalesce-answers.ts'

/** Answers that are made when the test says so, each with its number; notes for which questions. */
function startAnswers() {
  const share = shareAnswers<number>()
  const made: { question: string; end: PromiseWithResolvers<number> }[] = []
  const ask = (question: string) =>
    share(question, () => {
      const end = Promise.withResolvers<number>()
      made.push({ question, end })
      return end.promise
    })
  const questions = () => made.map(({ question }) => question)
  const end = (nth: number) => made[nth]?.end.resolve(nth)
  return { ask, made, questions, end }
}

/** Until all that this turn of the event loop has brought is under way. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('a question that comes alone', () => {
  test('is answered at once, and again by the next time', async () => {
    const { ask, questions, end } = startAnswers()
    const first = ask('bookings')
    expect(questions()).toEqual(['bookings'])
    end(0)
    expect(await first).toBe(0)
    const second = ask('bookings')
    expect(questions()).toEqual(['bookings', 'bookings'])
    end(1)
    expect(await second).toBe(1)
  })
})

describe('the same question while its answer is under way', () => {
  test('is answered together for all who come in one turn, by an answer that begins after them', async () => {
    const { ask, questions, end } = startAnswers()
    const first = ask('bookings')
    const others = [ask('bookings'), ask('bookings'), ask('bookings')]
    expect(questions()).toEqual(['bookings'])
    await nextTurn()
    expect(questions()).toEqual(['bookings', 'bookings'])
    end(1)
    expect(await Promise.all(others)).toEqual([1, 1, 1])
    end(0)
    expect(await first).toBe(0)
  })

  test('is answered anew for whoever comes a turn later, though nothing has ended yet', async () => {
    const { ask, questions, end } = startAnswers()
    void ask('bookings')
    const second = ask('bookings')
    await nextTurn()
    const third = ask('bookings')
    await nextTurn()
    expect(questions()).toEqual(['bookings', 'bookings', 'bookings'])
    end(1)
    end(2)
    expect([await second, await third]).toEqual([1, 2])
  })

  test('fails for all who share the answer, and for nobody after them', async () => {
    const { ask, made, end } = startAnswers()
    void ask('bookings')
    const others = [ask('bookings'), ask('bookings')]
    const outcomes = Promise.allSettled(others)
    await nextTurn()
    made[1]?.end.reject(new Error('no server'))
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const next = ask('bookings')
    await nextTurn()
    end(2)
    expect(await next).toBe(2)
  })
})

test('different questions are answered each on its own, at once', () => {
  const { ask, questions } = startAnswers()
  void ask('bookings')
  void ask('courts')
  expect(questions()).toEqual(['bookings', 'courts'])
})
