import { expect, test } from '@jest/globals'
import { shareUnderWay, type UnderWay } from '../../../portal/src/graph/share-under-way.ts'

/** Calls that are answered or refused by the test. */
function makeCalls() {
  const calls: PromiseWithResolvers<string>[] = []
  const underWay: UnderWay<string> = new Map()
  const send = () => {
    const call = Promise.withResolvers<string>()
    calls.push(call)
    return call.promise
  }
  return { calls, press: (name: string) => shareUnderWay(underWay, { input: { name } }, send) }
}

test('two presses before the answer are one call, and both have its answer', async () => {
  const { calls, press } = makeCalls()
  const answers = [press('CI'), press('CI')]
  expect(calls).toHaveLength(1)
  calls[0]?.resolve('key')
  expect(await Promise.all(answers)).toEqual(['key', 'key'])
})

test('a press with another value, or behind the answer, is a call of its own', async () => {
  const { calls, press } = makeCalls()
  const [first] = [press('CI'), press('Scores')]
  expect(calls).toHaveLength(2)
  calls[0]?.reject(new Error('Refused.'))
  await expect(first).rejects.toThrow('Refused.')
  void press('CI')
  expect(calls).toHaveLength(3)
})
