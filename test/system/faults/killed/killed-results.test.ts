import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { findFreePort } from '../../../support/http/free-port.ts'
import { insisting, makeRestClient, type RestClient } from '../../forms/clients/rest-client.ts'
import { type DataDir, type Instance, startInstance } from '../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../support/processes/used-data-dir.ts'

const MATCHES = 120
const BEFORE_END = 40
const WRITERS = 8

const RESULT =
  'mutation ($input: EnterResultInput!) { enterResult(input: $input) { session { id } } }'
const SETS = [
  { blue: 6, orange: 4 },
  { blue: 6, orange: 2 },
]

let dir: DataDir
let instance: Instance
let port: number

beforeAll(async () => {
  dir = await makeUsedDataDir()
  port = await findFreePort()
  instance = await start()
})

afterAll(async () => {
  await instance.end('SIGTERM')
  await dir.remove()
})

/** They are asked for more in a minute than staff and partners may. */
const start = () =>
  startInstance({
    ...{ dataDir: dir.path, port },
    env: { CLUB_RATE_LIMIT: '1000000', STAFF_RATE_LIMIT: '1000000' },
  })

const partner = () => {
  const { baseUrl, sandbox } = instance
  return insisting(makeRestClient(baseUrl, sandbox.installations['full']?.access_token ?? ''))
}

/** Sessions that wait for their players, far from the clock. */
async function bookMatches(): Promise<string[]> {
  const ask = partner()
  const source = await ask(
    ...(['POST', '/booking-sources', { source_key: 'results', name: 'Front desk' }] as const),
    { 'idempotency-key': 'results' },
  )
  const { id } = source.body.data
  await ask('PUT', `/booking-sources/${id}/court-mappings/c1`, {
    court_id: instance.sandbox.clubs.main.courts[0]?.id,
    external_court_name: 'Centre court',
  })
  const sessions: string[] = []
  for (let index = 0; index < MATCHES; index += 1) {
    const { body } = await ask('PUT', `/booking-sources/${id}/bookings/result-${index}`, SNAPSHOT)
    sessions.push(body.data.match_session_id)
  }
  const database = await instance.connect('club')
  await database.query(
    "UPDATE match_sessions SET status = 'WAITING_FOR_PLAYERS', due_at = NULL WHERE id IN (?)",
    [sessions],
  )
  await database.end()
  return sessions
}

const SNAPSHOT = {
  ...{ source_version: 1, external_court_id: 'c1', status: 'CONFIRMED' },
  ...{ scheduled_start: '2103-05-01T18:00:00Z', scheduled_end: '2103-05-01T19:30:00Z' },
}

/** Enters results until the instance is gone; answers what it has acknowledged. */
async function killUnderResults(sessions: readonly string[]): Promise<Set<string>> {
  const { graphql, clubs } = instance.sandbox
  const left = [...sessions]
  const acknowledged = new Set<string>()
  const enough = Promise.withResolvers<void>()
  const write = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      const input = { sessionId: id, eventSequence: 0, sets: SETS }
      const response = await fetch(graphql, {
        ...{ method: 'POST', body: JSON.stringify({ query: RESULT, variables: { input } }) },
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${clubs.main.staff_token}`,
        },
      }).catch(() => null)
      const answer = await response?.json().catch(() => null)
      if (answer == null) return
      expect(answer).toEqual({ data: { enterResult: { session: { id } } } })
      acknowledged.add(id)
      if (acknowledged.size === BEFORE_END) enough.resolve()
    }
  }
  const writers = Array.from({ length: WRITERS }, write)
  await enough.promise
  await instance.end('SIGKILL')
  await Promise.all(writers)
  instance = await start()
  return acknowledged
}

async function readAll(path: string): Promise<Record<string, unknown>[]> {
  const ask = partner()
  const rows: Record<string, unknown>[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = `${path}?limit=200${cursor && `&cursor=${cursor}`}`
    const { body }: Awaited<ReturnType<RestClient>> = await ask('GET', page)
    rows.push(...body.data)
    cursor = body.next_cursor
  }
  return rows
}

describe('an instance that is killed while results are entered', () => {
  test('has each of them with its score events and its published events, or nothing of it', async () => {
    const sessions = await bookMatches()
    const acknowledged = await killUnderResults(sessions)
    expect(acknowledged.size).toBeLessThan(MATCHES)
    const published = new Map<unknown, unknown[]>()
    for (const { type, resource } of await readAll('/events')) {
      const { id } = resource as { id: string }
      published.set(id, [...(published.get(id) ?? []), type])
    }
    const ask = partner()
    const entered: string[] = []
    for (const id of sessions) {
      const session = (await ask('GET', `/match-sessions/${id}`)).body.data
      const scored = (await ask('GET', `/match-sessions/${id}/score-events`)).body.data
      const types = scored.map((event: { event_type: string }) => event.event_type)
      if (session.event_sequence > 0) entered.push(id)
      expect([session.status, types, published.get(id)?.slice(1)]).toEqual(
        session.event_sequence > 0
          ? [
              'COMPLETED',
              ['MATCH_STARTED', 'SCORE_CORRECTED'],
              ['session.status_changed', 'score.corrected', 'match.completed'],
            ]
          : ['WAITING_FOR_PLAYERS', [], []],
      )
    }
    expect([...acknowledged].filter((id) => !entered.includes(id))).toEqual([])
  })
})
