import { setTimeout as pause } from 'node:timers/promises'
import type { Answered } from '../measuring/run-round.ts'
import { makeClient } from '../sides/client.ts'
import { OURS, type Side } from '../sides/side.ts'
import { aSnapshot } from './snapshot.ts'
import { pick, type Work } from './work.ts'

const RECORDS = 500
const POLL_MS = 15

/** Measures sequential imports from the request to completion. */
export function importBookings(): Work[] {
  let made = 0
  return [
    {
      key: 'import',
      title: `import of ${RECORDS} new bookings`,
      loads: [1],
      sides: OURS,
      requestsOf() {
        throw new Error('The import workload has its own runner.')
      },
      run: (side, seconds) => importFor(side, seconds),
    },
  ]

  async function importFor(side: Side, seconds: number): Promise<Answered> {
    const client = makeClient(side.baseUrl, side.token)
    const path = `/v1/club/booking-sources/${pick(side.subject.sourceIds, 0)}/imports`
    const durationsMs: number[] = []
    const begin = performance.now()
    do {
      made += 1
      const bookings = Array.from({ length: RECORDS }, (_, index) => ({
        external_booking_id: `import-${made}-${index}`,
        booking: aSnapshot(1, made * RECORDS + index),
      }))
      const startedAt = Date.now()
      const { body } = await client.ask('POST', path, { bookings })
      durationsMs.push((await completedAt(client, body.data.id)) - startedAt)
    } while (performance.now() - begin < seconds * 1000)
    return { perSecond: (durationsMs.length * 1000) / (performance.now() - begin), durationsMs }
  }
}

/** Completion time by the server, since frequent polling would slow the import down. */
async function completedAt(client: ReturnType<typeof makeClient>, id: string): Promise<number> {
  for (;;) {
    await pause(POLL_MS)
    const { body } = await client.ask('GET', `/v1/club/booking-imports/${id}`)
    const { completed_at: completedAt, status } = body.data
    if (completedAt !== null && status !== 'COMPLETED') throw new Error(`The import is ${status}.`)
    if (completedAt !== null) return Date.parse(completedAt)
  }
}
