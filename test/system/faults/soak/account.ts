import type { RestClient } from '../../forms/clients/rest-client.ts'
import { patient } from '../load/plain-client.ts'
import type { Acknowledged } from './insisting-world.ts'
import { ask } from './soak-club.ts'

/** What became of an endpoint's events. */
export interface EndpointAccount {
  name: string
  expected: number
  delivered: number
  twice: number
  /** Not delivered, and in the log as attempts that failed, or as given up with the endpoint. */
  failed: number
  /** Not delivered yet. */
  waiting: number
  /** No trace of them. */
  lost: number
  status: string
}

export interface AccountedEndpoint {
  id: string
  name: string
  types: readonly string[]
  taken: ReadonlyMap<string, number>
}

export interface TypedEvent {
  id: string
  type: string
}

interface Graph {
  url: string
  token: string
}

const DELIVERIES = `query ($id: ID!, $after: String) { webhookEndpoint(id: $id) { status
  deliveries(first: 200, after: $after) {
    nodes { eventId status attemptCount } pageInfo { hasNextPage endCursor }
  }
} }`

/** Compares what an endpoint should have received with what its receiver took and what the log of deliveries says. */
export async function accountFor(
  { url, token }: Graph,
  endpoint: AccountedEndpoint,
  events: readonly TypedEvent[],
): Promise<EndpointAccount> {
  const { id, name, types, taken } = endpoint
  const expected = events.filter(({ type }) => types.includes(type))
  const logged = new Map<string, string>()
  let status = ''
  for (let after: string | null = null, hasMore = true; hasMore; ) {
    const { webhookEndpoint } = await ask(url, token, DELIVERIES, { id, after })
    status = webhookEndpoint.status
    const { nodes, pageInfo } = webhookEndpoint.deliveries
    for (const node of nodes) logged.set(node.eventId, node.status)
    hasMore = pageInfo.hasNextPage
    after = pageInfo.endCursor
  }
  const account = { name, expected: expected.length, delivered: 0, twice: 0 }
  const counts = { failed: 0, waiting: 0, lost: 0 }
  for (const event of expected) {
    const times = taken.get(event.id) ?? 0
    const said = logged.get(event.id)
    if (times > 0) account.delivered += 1
    if (times > 1) account.twice += 1
    if (times > 0) continue
    if (said === 'PENDING') counts.waiting += 1
    // What is published while an endpoint is disabled is no delivery of it.
    else if (said === 'FAILED' || said === 'ENDED' || status === 'DISABLED') counts.failed += 1
    else counts.lost += 1
  }
  return { ...account, ...counts, status }
}

/** Acknowledged bookings and steps of matches that are not there. */
export async function countLost(
  partner: RestClient,
  { bookings, sessions }: Acknowledged,
): Promise<{ bookings: number; sessions: number }> {
  const lost = { bookings: 0, sessions: 0 }
  for (const { id, version } of bookings.values()) {
    const { status, body } = await patient(partner)('GET', `/bookings/${id}`)
    if (status !== 200 || body.data.source_version < version) lost.bookings += 1
  }
  for (const [id, sequence] of sessions) {
    const { status, body } = await patient(partner)('GET', `/match-sessions/${id}`)
    if (status !== 200 || body.data.event_sequence < sequence) lost.sessions += 1
  }
  return lost
}
