import { describe, expect, test } from '@jest/globals'
import { defineRoute } from '../../rest-facade/route.ts'
import { operation } from '../../schema/operations.ts'

const answers = { 204: null } as const
const words = { tag: 'Bookings', summary: 'Reads a booking' } as const
const route = { method: 'GET', path: '/bookings/:id', scopes: [], answers, ...words } as const

/** What must not compile is marked as such: `npm run types` fails where it does. */
describe('a registered operation', () => {
  test('is named, and brings its document', () => {
    expect(operation('GetBooking')).toMatchObject({ name: 'GetBooking', kind: 'query' })
  })

  test('does not compile by a name that is not registered', () => {
    // @ts-expect-error there is no such operation
    expect(() => operation('GetBoking')).toThrow('No operation GetBoking is registered.')
  })

  test('does not compile in a route that leaves out a variable, or reads what is not answered', () => {
    const GetBooking = operation('GetBooking')
    const answer = () => undefined
    // @ts-expect-error it takes an id
    defineRoute({ ...route, operation: GetBooking, variables: () => ({}), answer })
    const variables = () => ({ id: '1' })
    defineRoute({
      ...route,
      operation: GetBooking,
      variables,
      // @ts-expect-error it answers a booking, no court
      answer: ({ court }) => void court,
    })
  })
})
