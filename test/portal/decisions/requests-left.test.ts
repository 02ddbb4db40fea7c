import { describe, expect, test } from '@jest/globals'
import { nameAmong } from '../../../portal/src/pages/developers/integrations/installations.ts'
import {
  type Named,
  toBusiest,
  toRate,
} from '../../../portal/src/pages/developers/requests-left/requests-left.ts'

const NOW = new Date('2026-11-25T12:00:30Z')
const LATER = '2026-11-25T12:01:00Z'
const PAST = '2026-11-25T12:00:30Z'

describe('the requests of a minute', () => {
  test.each([
    [1200, LATER, { used: 0, limit: 1200, state: 'calm', resetsAt: LATER }],
    [121, LATER, { used: 1079, limit: 1200, state: 'calm', resetsAt: LATER }],
    [120, LATER, { used: 1080, limit: 1200, state: 'nearly', resetsAt: LATER }],
    [0, LATER, { used: 1200, limit: 1200, state: 'none', resetsAt: LATER }],
  ])('of which %i are left until %s are shown as %j', (remaining, resetsAt, rate) => {
    expect(toRate({ limit: 1200, remaining, resetsAt }, NOW)).toEqual(rate)
  })

  test.each([null, PAST])('are all left where the window ended at %s', (resetsAt) => {
    expect(toRate({ limit: 10, remaining: 0, resetsAt }, NOW)).toEqual({
      ...{ used: 0, limit: 10, state: 'calm', resetsAt: null },
    })
  })
})

test('an application that is installed twice has the end of its installation’s id behind its name', () => {
  const named = (id: string, name: string) => ({ id, application: { name } })
  const all = [named('a-00000001', 'Wall'), named('b-00000002', 'Wall'), named('c', 'Desk')]
  expect(all.map((one) => nameAmong(one, all))).toEqual([
    'Wall …00000001',
    'Wall …00000002',
    'Desk',
  ])
})

describe('the busiest applications', () => {
  const named = (name: string, used: number, limit = 100): Named => ({
    ...{ id: name, name },
    rate: { used, limit, state: 'calm', resetsAt: null },
  })

  test('are those that used most of their own limit, and others that sent something are counted', () => {
    const all = [
      named('Idle', 0),
      named('Zeta', 1),
      named('Alpha', 1),
      named('Small', 9, 10),
      named('Big', 80),
    ]
    const { shown, others } = toBusiest(all, 3)
    expect(shown.map(({ name }) => name)).toEqual(['Small', 'Big', 'Alpha'])
    expect(others).toBe(1)
    expect(toBusiest(all, 9)).toMatchObject({ shown: { length: 4 }, others: 0 })
  })
})
