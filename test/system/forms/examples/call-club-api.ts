import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { CLUB_EVENT_TYPES } from '../../../../schema/club/event-types.ts'
import type { Receiver } from '../../../subgraphs/foundation/webhooks/receiver.ts'
import { connectEvents, type EventClient } from '../../../support/http/event-client.ts'
import { checkDelivery } from '../../../support/openapi/check-delivery.ts'
import { until } from '../../../support/time/until.ts'
import type { Instance } from '../../support/processes/instance.ts'
import { type ExampleClient, makeExampleClient } from '../clients/example-client.ts'
import { inDays } from './in-days.ts'

let receiver: Receiver
let instance: Instance
let ask: ExampleClient
let followed: EventClient
let endpointId: string
let bookings: string
let sessionId: string

const keyed = () => ({ 'idempotency-key': newUuid() })

const SNAPSHOT = {
  source_version: 1,
  external_court_id: 'pista-1',
  scheduled_start: inDays(3, '18:00'),
  scheduled_end: inDays(3, '19:30'),
  status: 'CONFIRMED',
  participants: [
    { external_id: 'p-207', display_name: 'Lucía M.', team: 'BLUE', consent_to_share: true },
    { external_id: 'p-311', display_name: 'Mateo R.', team: 'ORANGE' },
  ],
}

/** A mutation of the graph as the owner of the club, for changes that REST only reads. */
async function change(name: string, type: string, input: object): Promise<void> {
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`
  const { sandbox } = instance
  const response = await fetch(sandbox.graphql, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${sandbox.clubs.main.staff_token}`,
    },
    body: JSON.stringify({ query, variables: { input } }),
  })
  const { errors } = (await response.json()) as { errors?: unknown }
  if (errors !== undefined) throw new Error(`${name}: ${JSON.stringify(errors)}`)
}

export function callClubApi(running: () => { instance: Instance; receiver: Receiver }): void {
  describe('a partner in a sandbox', () => {
    beforeAll(() => {
      ;({ instance, receiver } = running())
      const token = instance.sandbox.installations['full']?.access_token ?? ''
      ask = makeExampleClient(`${instance.baseUrl}/v1/club`, token)
    })

    afterAll(() => followed?.close())

    test('finds the club, its places and courts', async () => {
      await ask(200, 'GET /context')
      const { data } = await ask(200, 'GET /locations')
      await ask(200, `GET /locations/${data[0].id}`)
      const courts = await ask(200, 'GET /courts?limit=2')
      await ask(200, `GET /courts/${courts.data[0].id}`)
      const range = `from=${inDays(3, '06:00')}&to=${inDays(3, '23:00')}`
      await ask(200, `GET /courts/availability?${range}&duration=90&limit=2`)
    })

    test('follows events by webhook and by the event stream', async () => {
      const wanted = {
        ...{ name: 'Front desk', url: receiver.url, description: 'Screens in the lobby' },
        event_types: [...CLUB_EVENT_TYPES],
      }
      const { data } = await ask(201, 'POST /webhook-endpoints', wanted, keyed())
      endpointId = data.id
      await ask(200, 'GET /webhook-endpoints')
      await ask(200, `PATCH /webhook-endpoints/${endpointId}`, { name: 'Lobby screens' })
      await ask(200, `POST /webhook-endpoints/${endpointId}/rotate-secret`, undefined, keyed())
      const ticket = await ask(201, 'POST /event-stream-tickets', { after: null }, keyed())
      followed = await connectEvents(ticket.data.websocket_url, ticket.data)
    })

    test('connects its calendar, and pushes bookings', async () => {
      const made = {
        source_key: 'calendar',
        name: 'Booking calendar',
        external_account_id: 'acct-1',
      }
      const { data } = await ask(201, 'POST /booking-sources', made, keyed())
      await ask(200, 'GET /booking-sources')
      const source = `/booking-sources/${data.id}`
      const courtId = instance.sandbox.clubs.main.courts[0]?.id
      const mapping = { court_id: courtId, external_court_name: 'Pista 1' }
      for (const status of [201, 200])
        await ask(status, `PUT ${source}/court-mappings/pista-1`, mapping)
      await ask(200, `PUT ${source}/court-mappings/pista-1`, {
        ...mapping,
        external_court_name: 'P1',
      })
      await ask(200, `GET ${source}/court-mappings/pista-1`)

      bookings = `${source}/bookings`
      const pushed = await ask(201, `PUT ${bookings}/b-1001`, SNAPSHOT)
      await ask(200, `PUT ${bookings}/b-1001`, SNAPSHOT)
      sessionId = pushed.data.match_session_id
      const [blue] = SNAPSHOT.participants
      const changed = { ...SNAPSHOT, source_version: 2, participants: [blue] }
      await ask(200, `PUT ${bookings}/b-1001`, changed)
      await ask(200, `GET /bookings/${pushed.data.id}`)
      await ask(200, 'GET /bookings?limit=2')
      const later = {
        ...SNAPSHOT,
        ...{ scheduled_start: inDays(4, '18:00'), scheduled_end: inDays(4, '19:30') },
      }
      await ask(201, `PUT ${bookings}/b-1002`, later)
      const cancelled = { ...later, source_version: 2, status: 'CANCELLED' }
      await ask(200, `PUT ${bookings}/b-1002`, cancelled)

      const imported = [
        { external_booking_id: 'b-1003', booking: { ...SNAPSHOT, participants: [] } },
        {
          external_booking_id: 'b-1004',
          booking: { ...later, participants: [], external_court_id: 'pista-9' },
        },
      ]
      const job = await ask(201, `POST ${source}/imports`, { bookings: imported }, keyed())
      await until(async () => {
        const { data: read } = await ask(200, `GET /booking-imports/${job.data.id}`)
        return read.status === 'PARTIAL'
      })
    })

    test('reads the match on the court, and its score', async () => {
      const connection = await instance.connect('club')
      await connection.query("UPDATE match_sessions SET status = 'READY' WHERE id = ?", [sessionId])
      await connection.end()
      await change('startMatch', 'ScoreInput', { sessionId, eventSequence: 0 })
      const running = {
        ...{ ...SNAPSHOT, source_version: 3 },
        scheduled_end: inDays(3, '20:00'),
      }
      await ask(202, `PUT ${bookings}/b-1001`, running)
      await change('recordPoint', 'TeamScoreInput', { sessionId, eventSequence: 1, team: 'BLUE' })
      await change('reversePoint', 'ScoreInput', { sessionId, eventSequence: 2 })
      await change('recordPoint', 'TeamScoreInput', { sessionId, eventSequence: 3, team: 'ORANGE' })
      await ask(200, `GET /match-sessions/${sessionId}`)
      await change('awardMatch', 'TeamScoreInput', { sessionId, eventSequence: 4, team: 'ORANGE' })
      await ask(200, 'GET /match-sessions?limit=2')
      const { data } = await ask(200, `GET /match-sessions/${sessionId}/score-events`)
      await ask(200, `GET /match-sessions/${sessionId}/score-events/${data[0].id}`)
    })

    test('receives every type of event by both ways', async () => {
      const courtId = instance.sandbox.clubs.main.courts[1]?.id
      await change('setCourtStatusOverride', 'SetCourtStatusOverrideInput', {
        ...{ courtId, override: 'MAINTENANCE' },
      })
      const missing = (types: readonly unknown[]) =>
        CLUB_EVENT_TYPES.filter((type) => !types.includes(type))
      const delivered = () => receiver.received.map(({ headers }) => headers['service-event'])
      await until(() => missing(delivered()).length === 0)
      await until(() => missing(followed.received.map(({ type }) => type)).length === 0)
      for (const received of receiver.received) checkDelivery('club', received)
      const { data } = await ask(200, 'GET /events?limit=2')
      expect(data).toHaveLength(2)
      await ask(204, `DELETE /webhook-endpoints/${endpointId}`)
    })

    test('is installed by a club', async () => {
      const { authorization } = instance.sandbox as unknown as {
        authorization: { code: string; code_verifier: string; redirect_uri: string }
      }
      const { code, code_verifier, redirect_uri } = authorization
      const anyone = makeExampleClient(`${instance.baseUrl}/v1/club`, '')
      await anyone(
        200,
        'POST /oauth/installation-exchange',
        { grant_type: 'authorization_code', code, code_verifier, redirect_uri },
        keyed(),
      )
    })
  })
}
