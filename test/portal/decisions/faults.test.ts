import { describe, expect, test } from '@jest/globals'
import { Fault, findBlocking } from '../../../portal/src/graph/fault.ts'

describe('a page that was read', () => {
  const blockedBy = (code: string, isRead: boolean) =>
    findBlocking(new Fault(code, ''), isRead)?.code

  test('stays on view where a later read may succeed', () => {
    for (const code of ['offline', 'dependency_unavailable', 'rate_limited']) {
      expect([code, blockedBy(code, true), blockedBy(code, false)]).toEqual([code, undefined, code])
    }
  })

  test('gives way to a refusal that stays', () => {
    for (const code of ['not_found', 'forbidden']) expect(blockedBy(code, true)).toBe(code)
    expect(findBlocking(null, true)).toBeNull()
  })
})
