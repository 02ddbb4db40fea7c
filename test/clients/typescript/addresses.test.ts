import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createClubClient, createVolunteerClient } from '../../../clients/typescript/src/index.ts'

/** Both clients at this address, and the addresses that they call. */
function clientsAt(address: { club: string; volunteer: string }) {
  const urls: string[] = []
  const options = {
    fetch: async ({ url }: Request) => {
      urls.push(url)
      return Response.json({ data: {} })
    },
  }
  return {
    club: createClubClient({ ...options, baseUrl: address.club, token: 't' }),
    volunteer: createVolunteerClient({ ...options, baseUrl: address.volunteer, apiKey: 'k' }),
    urls,
  }
}

const PLATFORM = { club: 'https://clubs.example', volunteer: 'https://clubs.example' }

describe('the address that a client calls', () => {
  test.each([
    ['of the platform', PLATFORM],
    ['of the platform with a slash', { club: `${PLATFORM.club}/`, volunteer: `${PLATFORM.club}/` }],
    [
      'that the exchange and sandbox.json state',
      { club: `${PLATFORM.club}/v1/club`, volunteer: `${PLATFORM.club}/api/developer/v1/` },
    ],
  ])('is the same from an address %s', async (_name, address) => {
    const { club, volunteer, urls } = clientsAt(address)
    await club.GET('/context')
    await volunteer.GET('/events')
    expect(urls).toEqual([
      'https://clubs.example/v1/club/context',
      'https://clubs.example/api/developer/v1/events',
    ])
  })

  test.each(['', '.', '..'])(
    'is of no other resource for the id "%s": refused unsent',
    async (id) => {
      const { club, volunteer, urls } = clientsAt(PLATFORM)
      await expect(club.GET('/bookings/{id}', { params: { path: { id } } })).rejects.toThrow(
        RangeError,
      )
      const path = { eventId: 'e', shiftId: id }
      await expect(
        volunteer.DELETE('/events/{eventId}/shifts/{shiftId}', { params: { path } }),
      ).rejects.toThrow('shiftId')
      expect(urls).toEqual([])
    },
  )

  test('keeps any other id in its own segment', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (id) => {
        fc.pre(id !== '.' && id !== '..' && id.isWellFormed())
        const { club, urls } = clientsAt(PLATFORM)
        await club.GET('/bookings/{id}', { params: { path: { id } } })
        const [, segment = ''] =
          /^https:\/\/clubs\.example\/v1\/club\/bookings\/([^/?#]+)$/.exec(urls[0] ?? '') ?? []
        expect(decodeURIComponent(segment)).toBe(id)
      }),
    )
  })
})
