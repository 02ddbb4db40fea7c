import { describe, expect, test } from '@jest/globals'
import { requireMajority } from '../../../../subgraphs/foundation/database/cluster/group-majority.ts'

const aGroup = (own: string, ...others: string[]) => [
  { isSelf: 1, state: own },
  ...others.map((state) => ({ isSelf: 0, state })),
]

describe('a database server of a MySQL group', () => {
  test.each([
    aGroup('ONLINE', 'ONLINE', 'ONLINE'),
    aGroup('ONLINE', 'ONLINE', 'UNREACHABLE'),
    aGroup('ONLINE', 'RECOVERING', 'UNREACHABLE'),
    aGroup('ONLINE'),
  ])('can be written to with the majority', (...members) => {
    expect(() => requireMajority(members.filter(Boolean))).not.toThrow()
  })

  test.each([
    aGroup('ONLINE', 'UNREACHABLE', 'UNREACHABLE'),
    aGroup('ONLINE', 'UNREACHABLE'),
    aGroup('ONLINE', 'ONLINE', 'UNREACHABLE', 'UNREACHABLE'),
  ])('cannot without it', (...members) => {
    expect(() => requireMajority(members.filter(Boolean))).toThrow('without the majority')
  })

  test.each(['RECOVERING', 'ERROR', 'UNREACHABLE'])('cannot while it is %s itself', (state) => {
    expect(() => requireMajority(aGroup(state, 'ONLINE', 'ONLINE'))).toThrow(state)
  })

  test('can be while it has not joined any', () => {
    expect(() => requireMajority(aGroup('OFFLINE'))).not.toThrow()
    expect(() => requireMajority([])).not.toThrow()
  })
})
