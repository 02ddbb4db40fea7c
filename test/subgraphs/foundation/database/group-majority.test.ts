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
  ])('is writable with the majority', (...members) => {
    expect(() => requireMajority(members.filter(Boolean))).not.toThrow()
  })

  test.each([
    aGroup('ONLINE', 'UNREACHABLE', 'UNREACHABLE'),
    aGroup('ONLINE', 'UNREACHABLE'),
    aGroup('ONLINE', 'ONLINE', 'UNREACHABLE', 'UNREACHABLE'),
  ])('is not writable without the majority', (...members) => {
    expect(() => requireMajority(members.filter(Boolean))).toThrow('without the majority')
  })

  test.each(['RECOVERING', 'ERROR', 'UNREACHABLE'])('is not writable while it is %s', (state) => {
    expect(() => requireMajority(aGroup(state, 'ONLINE', 'ONLINE'))).toThrow(state)
  })

  test('is writable while it has joined no group', () => {
    expect(() => requireMajority(aGroup('OFFLINE'))).not.toThrow()
    expect(() => requireMajority([])).not.toThrow()
  })
})
