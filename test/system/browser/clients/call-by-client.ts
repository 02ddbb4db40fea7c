import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser } from 'playwright-core'
import type { Instance } from '../../support/processes/instance.ts'
import { openPage } from '../../support/tools/browser/browser.ts'
import { bundleForBrowsers, servePage } from '../../support/tools/browser/bundle.ts'
import type { BrowsedSandbox } from './browsed-sandbox.ts'

const PAGE = `
import { ClubgateError, createClubClient, createVolunteerClient, unwrap, verifyWebhook } from './clients/typescript/src/index.ts'

globalThis.run = async ({ baseUrl, token, apiKey, courtId }) => {
  const club = createClubClient({ baseUrl, token })
  const { data } = unwrap(await club.GET('/context'))

  const statuses = new Set()
  for await (const court of club.items('/courts', { params: { query: { limit: 2 } } })) statuses.add(court.id)

  // Events of the booking arrive over the socket, after the page has pushed it.
  const source = unwrap(await club.POST('/booking-sources', { body: { source_key: 'page', name: 'Page' } })).data
  const params = { path: { sourceId: source.id, externalCourtId: 'c1' } }
  const mapping = { court_id: courtId, external_court_name: 'One' }
  await club.PUT('/booking-sources/{sourceId}/court-mappings/{externalCourtId}', { params, body: mapping })
  const push = async (version) => unwrap(await club.PUT('/booking-sources/{sourceId}/bookings/{externalBookingId}', {
    params: { path: { sourceId: source.id, externalBookingId: 'b1' } },
    body: { source_version: version, external_court_id: 'c1', status: 'CONFIRMED',
      scheduled_start: '2099-07-01T18:00:00Z', scheduled_end: '2099-07-01T1' + (8 + version % 2) + ':30:00Z' },
  })).data.id
  const bookingId = await push(1)
  let followed
  const events = club.followEvents()
  let version = 2
  const pushing = setInterval(() => void push(version++), 300)
  for await (const event of events) if (event.resource.id === bookingId) { followed = event.type; break }
  clearInterval(pushing)

  const volunteer = createVolunteerClient({ baseUrl, apiKey })
  let helpers = 0
  for await (const helper of volunteer.items('/helpers', { params: { query: { limit: 200 } } })) helpers += 1

  const refused = await verifyWebhook('{}', {}, 'secret').catch((error) => error instanceof ClubgateError && error.code)
  const wrong = await club.GET('/bookings/{id}', { params: { path: { id: 'x' } } })
  return { club: data.club.name, courts: statuses.size, followed, helpers, refused, wrong: wrong.error.error.code }
}`

let instance: Instance
let browser: Browser

export function callByClient(running: () => BrowsedSandbox): void {
  describe('the client in a page of another origin', () => {
    beforeAll(() => {
      ;({ instance, browser } = running())
    })

    test('calls both APIs, reads lists to their end, follows events and verifies webhooks', async () => {
      const { url, close } = await servePage(await bundleForBrowsers(PAGE))
      const { page, faults } = await openPage(browser, url)
      const { installations, api_keys: keys, clubs } = instance.sandbox
      const asked = {
        baseUrl: instance.baseUrl,
        token: installations['full']?.access_token,
        apiKey: keys['pro']?.key,
        courtId: clubs.main.courts[0]?.id,
      }
      const shown = await page.evaluate(`globalThis.run(${JSON.stringify(asked)})`)
      expect(shown).toEqual({
        club: 'Club de Pádel El Naranjal',
        courts: clubs.main.courts.length,
        followed: 'booking.updated',
        helpers: expect.any(Number),
        refused: 'missing_signature',
        wrong: expect.any(String),
      })
      // More than one page: X-Next-Cursor is readable across origins.
      expect((shown as { helpers: number }).helpers).toBeGreaterThan(200)
      const unexpected = faults.filter((fault) => !/^other origin: |status of 40[04]/.test(fault))
      expect(unexpected).toEqual([])
      close()
    })
  })
}
