import { describe, expect, test } from '@jest/globals'
import { unknownIds } from '../../../../subgraphs/volunteer/records/refuse-unknown-ids.ts'

const refusalOf = (...ids: string[]) =>
  unknownIds('unknown_role', 'The event has no such role', ids)

describe('the rejection of unknown ids', () => {
  test('lists them', () => {
    expect(refusalOf('a').message).toBe('The event has no such role: a.')
    expect(refusalOf('a', 'b', 'c').message).toBe('The event has no such role: a, b, c.')
  })

  test('lists three in the text and all in the details', () => {
    const { message, details } = refusalOf('a', 'b', 'c', 'd', 'e')
    expect(message).toBe('The event has no such role: a, b, c and 2 more.')
    expect(details).toEqual({ ids: ['a', 'b', 'c', 'd', 'e'] })
  })

  test('shortens an id that is too long', () => {
    const { message, details } = refusalOf('x'.repeat(1_000))
    expect(message).toMatch(/: x{64}…\.$/)
    expect(details).toEqual({ ids: [`${'x'.repeat(64)}…`] })
  })
})
