import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { makeConsumer } from '../../../rest-facade/club/consumer.ts'
import {
  type EventStream,
  loggedIds,
  startEventStream,
} from '../../../rest-facade/club/event-socket/event-stream.ts'
import { addClub, addInstallation } from '../../../support/club/fixtures.ts'
import { publish } from '../../../support/club/publish.ts'
import type { TestApi } from '../../../support/http/api.ts'

const WRITERS = 32
const WRITES_EACH = 12
/** Duration; `SOAK_SECONDS=30` makes it a soak test. */
const SOAK_MS = Number(process.env['SOAK_SECONDS'] ?? 0) * 1000
const CONSUMERS = 50
/** In events; a soak test publishes so many that each consumer comes and goes as often. */
const PATIENCE = SOAK_MS > 0 ? 1_500 : 60

let stream: EventStream
let api: TestApi

beforeAll(async () => {
  stream = await startEventStream({ streams: { socketLimit: 100 } })
  api = stream.api
})

afterAll(() => stream.close())

describe('50 consumers that come and go while 32 writers publish for two organizations', () => {
  test(
    'have each event in the order of its publication, and miss none',
    async () => {
      const clubs = [stream.home.club, (await addClub(api.club)).club]
      const consumers = await Promise.all(
        Array.from({ length: CONSUMERS }, async (_, index) => {
          const club = clubs[index % 2] ?? stream.home.club
          const token = await api.tokenFor(await addInstallation(api.club, club))
          const ticket = async (after: string | null) => {
            const { status, body } = await api.ask('POST', '/v1/club/event-stream-tickets', {
              token,
              body: { after },
              headers: { 'idempotency-key': newUuid() },
            })
            if (status !== 201) throw new Error(JSON.stringify(body))
            return body.data.ticket as string
          }
          // An event to go on from, however soon the consumer leaves for the first time.
          const [first = ''] = await publish(api, club)
          return {
            club,
            first,
            consumer: makeConsumer({ address: stream.address, ticket, first, patience: PATIENCE }),
          }
        }),
      )
      const soaked = AbortSignal.timeout(SOAK_MS)
      await Promise.all(
        Array.from({ length: WRITERS }, async (_, writer) => {
          for (let n = 0; n < WRITES_EACH || !soaked.aborted; n += 1)
            await publish(api, clubs[writer % 2] ?? stream.home.club, 1 + ((writer + n) % 3))
        }),
      )

      for (const { club, first, consumer } of consumers) {
        const logged = await loggedIds(api.club, club.id)
        const { ids, sequences } = await consumer.finish(logged.at(-1) ?? '')
        expect(ids).toEqual(logged.slice(logged.indexOf(first) + 1))
        expect(sequences).toEqual([...sequences].sort((a, b) => (a < b ? -1 : 1)))
      }
      const breaks = consumers.map(({ consumer }) => consumer.breaks())
      expect(Math.max(...breaks)).toBeGreaterThan(1)
    },
    300_000 + SOAK_MS * 4,
  )
})
