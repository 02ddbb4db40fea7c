import { expect, test } from '@jest/globals'
import { coalesceAnswers } from '../../../rest-facade/answers/coalesce-answers.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('equal requests share the answer that is made after they arrived, and no other request does', async () => {
  const made: string[] = []
  const ends: (() => void)[] = []
  const coalesced = coalesceAnswers<string>()
  const request = (name: string) =>
    coalesced(name, async () => {
      const answer = `${name} ${made.push(name)}`
      await new Promise<void>((resolve) => ends.push(resolve))
      return answer
    })

  const first = request('bookings')
  await nextTurn()
  const equal = [request('bookings'), request('bookings'), request('bookings')]
  const other = request('courts')
  await nextTurn()
  expect(made).toEqual(['bookings', 'courts', 'bookings'])
  for (const end of ends) end()
  expect(await Promise.all([first, other, ...equal])).toEqual([
    'bookings 1',
    'courts 2',
    'bookings 3',
    'bookings 3',
    'bookings 3',
  ])
})
