import { describe, expect, test } from '@jest/globals'
import { unknownIds } from '../../../../subgraphs/volunteer/records/refuse-unknown-ids.ts'

const refusalOf = (...ids: string[]) =>
  unknownIds('unknown_role', 'The event has no such role', ids)

describe('the refusal of ids that name nothing', () => {
  test('says which', () => {
    expect(refusalOf('a').message).toBe('The event has no such role: a.')
    expect(refusalOf('a', 'b', 'c').message).toBe('The event has no such role: a, b, c.')
  })

  test('says three of them, and has all for programs', () => {
    const { message, details } = refusalOf('a', 'b', 'c', 'd', 'e')
    expect(message).toBe('The event has no such role: a, b, c and 2 more.')
    expect(details).toEqual({ ids: ['a', 'b', 'c', 'd', 'e'] })
  })

  test('says back the beginning of what is no id', () => {
    const { message, details } = refusalOf('x'.repeat(1_000))
    expect(message).toMatch(/: x{64}…\.$/)
    expect(details).toEqual({ ids: [`${'x'.repeat(64)}…`] })
  })
})
