import { setTimeout as pause } from 'node:timers/promises'
import { type Client, makeClient } from '../sides/client.ts'
import type { Side } from '../sides/side.ts'
import { aSnapshot } from './snapshot.ts'
import { pick, type Work } from './work.ts'

/** A running match on its own court. */
interface Match {
  sessionId: string
  eventSequence: number
}

const MATCHES = 8
const READY_WITHIN_MS = 20_000
const POLL_MS = 100

const START = 'mutation ($input: ScoreInput!) { startMatch(input: $input) { session { status } } }'
const RECORD = `mutation ($input: TeamScoreInput!) {
  recordPoint(input: $input) { session { eventSequence } } }`
const REVERSE = `mutation ($input: ScoreInput!) {
  reversePoint(input: $input) { session { eventSequence } } }`

/** Alternates a point and its reversal, as the staff's app sends them, so that no match ends. */
export function writeScoreEvents(): Work[] {
  const matchesOf = new Map<Side, Match[]>()
  return [
    {
      key: 'score',
      title: 'score event (graph)',
      loads: [1, MATCHES],
      sides: ['clubgate', 'edge', 'older'],
      prepare,
      urlOf: ({ sandbox }) => new URL(sandbox.graphql).origin,
      isRefusal: (body) => body.includes('"errors"'),
      requestsOf(side, connection) {
        const match = pick(matchesOf.get(side) ?? [], connection)
        return () => {
          const { sessionId, eventSequence } = match
          match.eventSequence += 1
          const isPoint = eventSequence % 2 === 1
          const team = isPoint ? { team: 'BLUE' } : {}
          const input = { sessionId, eventSequence, ...team }
          const body = JSON.stringify({ query: isPoint ? RECORD : REVERSE, variables: { input } })
          return {
            method: 'POST',
            path: '/graphql',
            body,
            token: side.sandbox.clubs.main.staff_token,
          }
        }
      },
    },
  ]

  /** Reloads the matches: the last requests of a round can be committed or not. */
  async function prepare(side: Side): Promise<void> {
    const client = makeClient(side.baseUrl, side.token)
    const matches = matchesOf.get(side) ?? (await startMatches(side, client))
    matchesOf.set(side, matches)
    for (const match of matches) {
      const { body } = await client.ask('GET', `/v1/club/match-sessions/${match.sessionId}`)
      match.eventSequence = body.data.event_sequence
    }
  }
}

/** Books all courts for now, and starts matches on the free ones. */
async function startMatches(side: Side, client: Client): Promise<Match[]> {
  const sourceId = pick(side.subject.sourceIds, 1)
  const matches: Match[] = []
  const { body } = await client.ask('GET', '/v1/club/courts?limit=200')
  for (const { id: courtId, public_id: key, status } of body.data) {
    if (status === 'DISABLED') continue
    if (matches.length === MATCHES) return matches
    const sessionId = await bookNow(client, { sourceId, courtId, key })
    if (await startMatch(side, sessionId)) matches.push({ sessionId, eventSequence: 1 })
  }
  throw new Error('Too few courts are free.')
}

interface Place {
  sourceId: string
  courtId: string
  key: string
}

async function bookNow(client: Client, { sourceId, courtId, key }: Place): Promise<string> {
  const path = `/v1/club/booking-sources/${sourceId}`
  const mapping = { court_id: courtId, external_court_name: key }
  await client.ask('PUT', `${path}/court-mappings/${key}`, mapping)
  const start = Date.now() + 60_000
  const { body } = await client.ask('PUT', `${path}/bookings/${key}`, {
    ...aSnapshot(1, 0),
    external_court_id: key,
    scheduled_start: new Date(start).toISOString(),
    scheduled_end: new Date(start + 60 * 60_000).toISOString(),
  })
  return body.data.match_session_id
}

/** Waits until the session is READY and starts it; false if the court has another match. */
async function startMatch({ sandbox }: Side, sessionId: string): Promise<boolean> {
  const { origin } = new URL(sandbox.graphql)
  const staff = makeClient(origin, sandbox.clubs.main.staff_token)
  const variables = { input: { sessionId, eventSequence: 0 } }
  for (let waitedMs = 0; waitedMs < READY_WITHIN_MS; waitedMs += POLL_MS) {
    const { body } = await staff.ask('POST', '/graphql', { query: START, variables })
    if (body.data?.startMatch) return true
    const [error] = body.errors
    if (error.extensions.details?.status !== 'SCHEDULED') return false
    await pause(POLL_MS)
  }
  return false
}
