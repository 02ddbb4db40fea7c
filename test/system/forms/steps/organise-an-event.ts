import { describe, expect, test } from '@jest/globals'
import type { Instance } from '../../support/processes/instance.ts'
import { makeVolunteerClient } from '../clients/volunteer-client.ts'

export function organiseAnEvent(running: () => Instance): void {
  const ask = (name: string, method: string, path: string, body?: unknown) => {
    const { baseUrl, sandbox } = running()
    return makeVolunteerClient(baseUrl, sandbox.api_keys[name]?.key ?? '')(method, path, body)
  }

  describe('a club system that organises an event', () => {
    test('creates, finds, changes and protects it', async () => {
      const created = await ask('pro', 'POST', 'events', {
        name: ' Sommerfest ',
        start_date: '2101-07-01',
        end_date: '2101-07-02',
        location: 'Clubhaus',
      })
      expect(created.status).toBe(201)
      const { event } = created.body
      expect(event).toMatchObject({
        name: 'Sommerfest',
        status: 'draft',
        verein_id: running().sandbox.api_keys['pro']?.verein_id,
        description: null,
        location: 'Clubhaus',
        auto_confirm_assignments: false,
      })

      const path = `events/${event['id']}`
      const changed = await ask('pro', 'PATCH', path, { status: 'active', location: null })
      expect(changed.status).toBe(200)
      expect(changed.body).toMatchObject({
        event: { status: 'active', location: null, name: 'Sommerfest' },
      })
      const crossed = await ask('pro', 'PATCH', path, { end_date: '2101-06-30' })
      expect([crossed.status, crossed.body['code']]).toEqual([422, 'invalid_date_order'])
      expect((await ask('pro', 'GET', path)).body).toEqual(changed.body)

      const listed = await ask('pro', 'GET', 'events?status=active&limit=200')
      expect(listed.body['events']).toContainEqual({
        id: event['id'],
        verein_id: event['verein_id'],
        name: 'Sommerfest',
        start_date: '2101-07-01',
        end_date: '2101-07-02',
        status: 'active',
        updated_at: expect.any(String),
      })
      expect(Number(listed.headers.get('x-total-count'))).toBeGreaterThan(0)

      expect((await ask('other', 'GET', path)).status).toBe(404)
      expect((await ask('read_only', 'PATCH', path, { name: 'Mine' })).status).toBe(403)
    })

    test('receives the missing add-on and the remaining requests of its rate limit', async () => {
      const free = await ask('free', 'GET', 'events')
      expect(free.status).toBe(403)
      expect(free.body).toMatchObject({
        code: 'feature_forbidden',
        upgrade_hint: expect.any(String),
        recommended_add_ons: expect.any(Array),
      })
      const tiers = await Promise.all(
        ['pro', 'addon'].map((name) => ask(name, 'GET', 'events?limit=1')),
      )
      expect(
        tiers.map(({ headers }) => [
          headers.get('x-ratelimit-limit'),
          headers.get('x-service-developer-tier'),
        ]),
      ).toEqual([
        ['180', 'pro'],
        ['600', 'developer_api'],
      ])
    })

    test('is refused with an expired, revoked or unknown key', async () => {
      const refusals = await Promise.all(
        ['expired', 'revoked', 'unknown'].map((name) => ask(name, 'GET', 'helpers')),
      )
      expect(refusals.map(({ status, body }) => [status, body['code']])).toEqual([
        [401, 'expired_api_key'],
        [401, 'revoked_api_key'],
        [401, 'missing_api_key'],
      ])
    })

    test('searches its helpers', async () => {
      const all = await ask('pro', 'GET', 'helpers?limit=200')
      const helpers = all.body['helpers']
      expect(helpers.length).toBeGreaterThanOrEqual(40)
      const sought = helpers[7]
      const found = await ask(
        'pro',
        'GET',
        `helpers?search=${encodeURIComponent(sought?.last_name.toUpperCase() ?? '')}`,
      )
      expect(found.body['helpers']).toContainEqual(sought)
    })
  })

  describe('PATCH /events/{eventId}', () => {
    const FULL = {
      name: 'Turnier',
      description: 'Alle helfen mit',
      start_date: '2102-03-01',
      end_date: '2102-03-02',
      location: 'Halle',
      status: 'draft',
    }

    test.each([
      ['name', 'Pokal', 400],
      ['description', 'Kuchen', 200],
      ['start_date', '2102-02-28', 400],
      ['end_date', '2102-03-03', 400],
      ['location', 'Platz', 200],
      ['status', 'archived', 400],
    ])(
      'keeps %s when absent, sets it to a value, and clears or refuses it when null',
      async (field, value, whenNull) => {
        const created = await ask('pro', 'POST', 'events', FULL)
        const path = `events/${created.body.event.id}`

        const absent = await ask('pro', 'PATCH', path, {})
        expect([absent.status, absent.body]).toEqual([200, created.body])
        const set = await ask('pro', 'PATCH', path, { [field]: value })
        const expected = {
          ...created.body.event,
          [field]: value,
          updated_at: set.body.event.updated_at,
        }
        expect([set.status, set.body.event]).toEqual([200, expected])
        const cleared = await ask('pro', 'PATCH', path, { [field]: null })
        expect(cleared.status).toBe(whenNull)
        const read = await ask('pro', 'GET', path)
        expect(read.body.event[field]).toBe(whenNull === 200 ? null : value)
        await ask('pro', 'PATCH', path, { status: 'archived' })
      },
    )
  })
}
