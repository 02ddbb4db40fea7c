import { makeClient } from '../sides/client.ts'
import { OURS, PACKAGES, type Side } from '../sides/side.ts'
import { reading, type Work } from './work.ts'

/** A page of events after a known event. */
export function readEvents(): Work[] {
  const firstOf = new Map<Side, string>()
  const work = reading(
    { key: 'events', title: 'GET /events?after=…&limit=50' },
    [...OURS, ...PACKAGES],
    (side) => {
      const after = firstOf.get(side)
      return { rest: `/events?after=${after}&limit=50`, sofa: `/v1/events?first=50&after=${after}` }
    },
  )
  return [{ ...work, prepare }]

  async function prepare(side: Side): Promise<void> {
    if (firstOf.has(side)) return

    const client = makeClient(side.sandbox.base_url, side.token)
    const { body } = await client.ask('GET', '/v1/club/events?limit=1')
    firstOf.set(side, body.data[0].id)
  }
}
