import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { CLUB_EVENTS } from '../../../../schema/club/event-types.ts'
import type { StopJob } from '../../../../subgraphs/foundation/jobs/stop-jobs.ts'
import {
  makeCertificate,
  type Receiver,
  startReceiver,
} from '../../../subgraphs/foundation/webhooks/receiver.ts'
import { addSource } from '../../../support/club/club-source.ts'
import { playMatch, staffClaimOf } from '../../../support/club/play.ts'
import type { EventClient } from '../../../support/http/event-client.ts'
import { until } from '../../../support/time/until.ts'
import { type EventStream, startEventStream } from './event-stream.ts'

interface Published {
  type: string
  changed_fields: string[]
  resource: { id: string }
  publication_sequence: string
}

let stream: EventStream
let receiver: Receiver
let socket: EventClient
let sourceId: string
let stopJobs: StopJob

beforeAll(async () => {
  const certificate = await makeCertificate()
  receiver = await startReceiver(certificate)
  stream = await startEventStream({
    webhooks: {
      ...{ ca: certificate.cert, allowCidrs: ['127.0.0.0/8'] },
      resolveHost: async () => ['127.0.0.1'],
    },
  })
  const { api, home, token } = stream
  sourceId = await addSource(api, home, token)
  const made = await api.ask('POST', '/v1/club/webhook-endpoints', {
    token,
    body: {
      ...{ name: 'Desk', url: `https://hooks.partner.com:${receiver.port}/hook` },
      event_types: Object.keys(CLUB_EVENTS),
    },
    headers: { 'idempotency-key': newUuid() },
  })
  expect(made.status).toBe(201)
  socket = await stream.connect(null)
  stopJobs = api.startClubJobs()
})

afterAll(async () => {
  socket.close()
  await stopJobs()
  await stream.close()
  await receiver.close()
})

const minutesFromNow = (count: number) => new Date(Date.now() + count * 60_000)

let booked = 0

/** A booking that runs now; answers its session, which waits for its players. */
async function book(): Promise<string> {
  booked += 1
  const { api, token } = stream
  const { body } = await api.ask(
    'PUT',
    `/v1/club/booking-sources/${sourceId}/bookings/r-${booked}`,
    {
      token,
      body: {
        ...{ source_version: 1, external_court_id: 'c1', status: 'CONFIRMED' },
        scheduled_start: minutesFromNow(-60).toISOString(),
        scheduled_end: minutesFromNow(30).toISOString(),
      },
    },
  )
  const id: string = body.data.match_session_id
  await api.club.query("UPDATE match_sessions SET status = 'WAITING_FOR_PLAYERS' WHERE id = ?", [
    id,
  ])
  return id
}

/** The clock ends the session: its time is over. */
async function runOut(id: string): Promise<string> {
  const past = minutesFromNow(-15)
  await stream.api.club.query(
    `UPDATE match_sessions SET scheduled_end = ?, actual_start = LEAST(actual_start, ?),
       scored_at = LEAST(scored_at, ?), due_at = ? WHERE id = ?`,
    [past, past, past, past, id],
  )
  await stream.api.club.query('UPDATE bookings SET scheduled_end = ? WHERE match_session_id = ?', [
    ...[past, id],
  ])
  let status = ''
  await until(async () => {
    status = (await readSession(id)).status
    return ['COMPLETED', 'CANCELLED', 'ABORTED'].includes(status)
  })
  return status
}

async function readSession(id: string) {
  const { api, token } = stream
  const { body } = await api.ask('GET', `/v1/club/match-sessions/${id}`, { token })
  return body.data
}

async function change(name: string, type: string, input: Record<string, unknown>) {
  const { api, home } = stream
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { session { id } } }`
  const token = await api.staffToken(staffClaimOf(home))
  const { body } = await api.ask('POST', '/graphql', {
    token,
    body: { query, variables: { input } },
  })
  expect(body.errors).toBeUndefined()
}

const enter = (sessionId: string, eventSequence: number, sets: number[][], ending?: string) =>
  change('enterResult', 'EnterResultInput', {
    ...{ sessionId, eventSequence, ending },
    sets: sets.map(([blue, orange]) => ({ blue, orange })),
  })

async function readFeed(): Promise<Published[]> {
  const { api, token } = stream
  const all: Published[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const after: string = cursor === '' ? '' : `&after=${cursor}`
    const { body } = await api.ask('GET', `/v1/club/events?limit=500${after}`, { token })
    all.push(...body.data)
    cursor = body.next_cursor
  }
  return all
}

const show = ({ type, changed_fields }: Published) => [type, ...changed_fields].join(' ')

/**
 * What an act publishes about the session, on feed, socket and webhook alike; about its court where it is named, whose
 * status the clock may change at any moment, unless the session was in play.
 */
async function publishedBy(
  id: string,
  act: () => Promise<void>,
  courtId?: string,
): Promise<string[]> {
  const isOfMatch = ({ resource }: Published) => [id, courtId].includes(resource.id)
  const before = (await readFeed()).length
  await act()
  const feed = (await readFeed()).slice(before).filter(isOfMatch)
  const sequences = feed.map(({ publication_sequence }) => publication_sequence)
  const isOfAct = ({ publication_sequence }: Published) => sequences.includes(publication_sequence)

  const onSocket = () => (socket.received as unknown as Published[]).filter(isOfAct)
  await until(async () => onSocket().length === feed.length)
  expect(onSocket()).toEqual(feed)

  const delivered = () =>
    receiver.received.map(({ body }) => JSON.parse(body) as Published).filter(isOfAct)
  await until(async () => delivered().length === feed.length)
  // Deliveries name their order; they may arrive in another one.
  const inOrder = delivered().toSorted(
    (a, b) => Number(a.publication_sequence) - Number(b.publication_sequence),
  )
  expect(inOrder).toEqual(feed)
  return feed.map(show)
}

const MOVED = 'session.status_changed actual_end actual_start display_phase status'
const CORRECTED = 'score.corrected event_sequence score'
const COMPLETED = 'match.completed actual_end score status'

const STRAIGHT = [
  [6, 4],
  [6, 2],
]

/** On the feed from the first event on. */
async function startsOf(id: string): Promise<number> {
  const feed = await readFeed()
  return feed.filter(({ type, resource }) => type === 'match.started' && resource.id === id).length
}

describe('partners learn a result that staff enter', () => {
  test('of a match that was not started and the clock has cancelled, without a start', async () => {
    const id = await book()
    expect(await runOut(id)).toBe('CANCELLED')
    expect(await publishedBy(id, () => enter(id, 0, STRAIGHT))).toEqual([
      MOVED,
      CORRECTED,
      COMPLETED,
    ])
    const session = await readSession(id)
    expect(session).toMatchObject({ status: 'COMPLETED', score: { winner: 'BLUE' } })
    expect(session.actual_start).toBe(session.scheduled_start)
    expect(session.actual_end).toBe(session.scheduled_end)
    expect(await startsOf(id)).toBe(0)
  })

  test('of a match that its time ended unfinished', async () => {
    const id = await book()
    await playMatch(stream.api, stream.home, id, 'B')
    expect(await runOut(id)).toBe('COMPLETED')
    expect(await publishedBy(id, () => enter(id, 2, STRAIGHT))).toEqual([CORRECTED, COMPLETED])
    expect(await startsOf(id)).toBe(1)
  })

  test('while the next match is in play on the court', async () => {
    const id = await book()
    await runOut(id)
    const next = await book()
    await playMatch(stream.api, stream.home, next, 'B')
    expect(await publishedBy(id, () => enter(id, 0, STRAIGHT))).toEqual([
      MOVED,
      CORRECTED,
      COMPLETED,
    ])
    expect((await readSession(next)).status).toBe('ACTIVE')
    await change('abortSession', 'SessionInput', { sessionId: next })
  })

  test('of 90 minutes that ended 6-4 3-2', async () => {
    const id = await book()
    await playMatch(stream.api, stream.home, id, 'B')
    const act = () =>
      enter(
        id,
        2,
        [
          [6, 4],
          [3, 2],
        ],
        'TIME',
      )
    expect(await publishedBy(id, act, stream.home.courts[0]?.id)).toEqual([
      'court.status_changed status',
      'session.status_changed actual_end display_phase status',
      ...[CORRECTED, COMPLETED],
    ])
    expect((await readSession(id)).score).toMatchObject({
      ...{ completed: false, winner: null, games: { blue: 3, orange: 2 } },
      set_history: [{ blue: 6, orange: 4 }],
    })
  })

  test('of a match tie-break', async () => {
    const id = await book()
    const ruleVersion = 'padel-2026.1+mtb10'
    await change('configureSession', 'ConfigureSessionInput', { sessionId: id, ruleVersion })
    const act = () => enter(id, 0, [...STRAIGHT.slice(0, 1), [4, 6], [10, 8]])
    expect(await publishedBy(id, act)).toEqual([MOVED, CORRECTED, COMPLETED])
    const { score } = await readSession(id)
    expect(score).toMatchObject({ winner: 'BLUE', match_tie_break: { blue: 10, orange: 8 } })
  })

  test('beside a walkover, which is no result', async () => {
    const id = await book()
    const walkover = { sessionId: id, eventSequence: 0, team: 'BLUE', reason: 'WALKOVER' }
    expect(await publishedBy(id, () => change('awardMatch', 'TeamScoreInput', walkover))).toEqual([
      'session.status_changed actual_end display_phase event_sequence status',
      COMPLETED,
    ])
    expect(await startsOf(id)).toBe(0)
  })
})
