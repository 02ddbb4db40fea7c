import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { findFreePort } from '../../../support/http/free-port.ts'
import { type DataDir, type Instance, startInstance } from '../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../support/processes/used-data-dir.ts'

let dir: DataDir
let instance: Instance
let port: number

beforeAll(async () => {
  dir = await makeUsedDataDir()
  port = await findFreePort()
  instance = await startInstance({ dataDir: dir.path, port })
})

afterAll(async () => {
  await instance.end('SIGTERM')
  await dir.remove()
})

const DESKS = 8
/** Courts that a desk of their own closes and opens in turn, beside the one that is booked. */
const CLOSED_COURTS = [1, 2, 3]
const ACTS_BEFORE_END = 200

/** A booking that a desk has asked for; its id once it was answered. */
interface Asked {
  input: { clientRequestId: string; scheduledStart: string; scheduledEnd: string }
  id: string | null
  isMoveAsked: boolean
  isMoved: boolean
  isCancelAsked: boolean
  isCancelled: boolean
}

interface StoredBooking {
  id: string
  status: string
  start: string
  session_start: string
  session_status: string
  is_counted: number
}

/** Which closing or opening of a court a desk has asked for last, and which was answered last. */
interface AskedClosing {
  courtId: string
  asked: number
  done: number
}

interface StoredClosing {
  override: string | null
  reason: string | null
  is_counted: number
}

interface Answer {
  data?: Readonly<Record<string, Readonly<Record<string, { id: string }>> | null>>
}

const HOUR_MS = 60 * 60 * 1000

async function ask(
  name: string,
  input: object,
  answer = 'booking',
): Promise<{ id: string } | null> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${answer} { id } } }`
  const response = await fetch(instance.sandbox.graphql, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${instance.sandbox.clubs.main.staff_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ query, variables: { input } }),
  }).catch(() => null)
  // A process that is killed leaves half an answer, too.
  const body = (await response?.json().catch(() => null)) as Answer | null
  return body?.data?.[name]?.[answer] ?? null
}

/** A slot of two hours of its own, an hour of which is booked; the other one is for a move. */
function inputOf(nth: number) {
  const { id: clubId, courts } = instance.sandbox.clubs.main
  const start = Date.UTC(2104, 0, 1) + nth * 2 * HOUR_MS
  return {
    ...{ clubId, courtId: courts[0]?.id, clientRequestId: `desk-${nth}` },
    ...{ scheduledStart: toText(start), scheduledEnd: toText(start + HOUR_MS) },
    players: [{ displayName: 'Ana', mayBeShown: true }],
  }
}

const later = (text: string) => toText(Date.parse(text) + HOUR_MS)

const toText = (ms: number) => new Date(ms).toISOString()

const placeOf = ({ input: { scheduledStart, scheduledEnd } }: Asked) => ({
  courtId: instance.sandbox.clubs.main.courts[0]?.id,
  ...{ scheduledStart: later(scheduledStart), scheduledEnd: later(scheduledEnd) },
})

/** What a court is after so many closings and openings. */
const closingOf = (nth: number) =>
  nth % 2 === 0
    ? { override: null, reason: null }
    : { override: 'MAINTENANCE', reason: `Closing ${nth}` }

const askClosing = (courtId: string, nth: number) =>
  ask('setCourtStatusOverride', { courtId, ...closingOf(nth) }, 'court')

/** Lets all desks book, move, cancel and close until the instance is killed. */
async function killUnderDesks(): Promise<{ asked: Asked[]; closings: AskedClosing[] }> {
  const asked: Asked[] = []
  const closings = CLOSED_COURTS.map((index): AskedClosing => {
    const { id } = instance.sandbox.clubs.main.courts[index] ?? { id: '' }
    return { courtId: id, asked: 0, done: 0 }
  })
  let acts = 0
  const enough = Promise.withResolvers<void>()
  const note = (answer: object | null) => {
    if (answer === null) return false
    acts += 1
    if (acts === ACTS_BEFORE_END) enough.resolve()
    return true
  }
  const work = async () => {
    for (;;) {
      const nth = asked.length
      const one: Asked = {
        ...{ input: inputOf(nth), id: null, isMoveAsked: false, isMoved: false },
        ...{ isCancelAsked: false, isCancelled: false },
      }
      asked.push(one)
      const made = await ask('createClubBooking', one.input)
      if (!note(made)) return
      one.id = made?.id ?? null
      one.isMoveAsked = nth % 2 === 0
      if (one.isMoveAsked) {
        one.isMoved = note(await ask('moveClubBooking', { bookingId: one.id, ...placeOf(one) }))
        if (!one.isMoved) return
      }
      one.isCancelAsked = nth % 3 === 0
      if (one.isCancelAsked) {
        one.isCancelled = note(await ask('cancelClubBooking', { bookingId: one.id }))
        if (!one.isCancelled) return
      }
    }
  }
  const close = async (one: AskedClosing) => {
    for (;;) {
      one.asked += 1
      if (!note(await askClosing(one.courtId, one.asked))) return
      one.done = one.asked
    }
  }
  // The sandbox has closed courts.
  for (const { courtId } of closings) expect(await askClosing(courtId, 0)).not.toBeNull()
  const desks = [...Array.from({ length: DESKS }, work), ...closings.map(close)]
  await enough.promise
  await instance.end('SIGKILL')
  await Promise.all(desks)
  instance = await startInstance({ dataDir: dir.path, port })
  return { asked, closings }
}

async function readClosing(courtId: string): Promise<StoredClosing | undefined> {
  const connection = await instance.connect('club')
  const [rows] = await connection.query(
    `SELECT c.status_override AS override, c.override_reason AS reason,
       c.published_count = (SELECT COUNT(*) FROM event_log e WHERE e.resource_id = c.id) AS is_counted
     FROM courts c WHERE c.id = ?`,
    [courtId],
  )
  await connection.end()
  return (rows as StoredClosing[])[0]
}

test('a desk whose instance is killed has each booking once, each closing or none of it, when it asks again', async () => {
  const { asked, closings } = await killUnderDesks()
  for (const { courtId, asked: last, done } of closings) {
    const isCounted = { is_counted: 1 }
    expect([done, last].map((nth) => ({ ...closingOf(nth), ...isCounted }))).toContainEqual(
      await readClosing(courtId),
    )
    expect(await askClosing(courtId, last)).toEqual({ id: courtId })
    expect(await readClosing(courtId)).toEqual({ ...closingOf(last), ...isCounted })
  }
  for (const one of asked) {
    const again = await ask('createClubBooking', one.input)
    if (one.id !== null) expect(again?.id).toBe(one.id)
    one.id = again?.id ?? null
  }

  const connection = await instance.connect('club')
  const [rows] = await connection.query(
    `SELECT b.id, b.status, s.status AS session_status,
       DATE_FORMAT(b.scheduled_start, '%Y-%m-%dT%H:%i:%s.000Z') AS start,
       DATE_FORMAT(s.scheduled_start, '%Y-%m-%dT%H:%i:%s.000Z') AS session_start,
       b.published_count = (SELECT COUNT(*) FROM event_log e WHERE e.resource_id = b.id)
         AND s.published_count = (SELECT COUNT(*) FROM event_log e WHERE e.resource_id = s.id)
         AS is_counted
     FROM bookings b JOIN match_sessions s ON s.booking_id = b.id AND s.id = b.match_session_id
     WHERE b.provider = 'portal' AND b.scheduled_start >= '2104-01-01'`,
  )
  await connection.end()
  const stored = new Map((rows as StoredBooking[]).map((row) => [row.id, row]))
  expect(stored.size).toBe(asked.length)
  for (const one of asked) {
    const row = stored.get(one.id ?? '')
    expect(row?.is_counted).toBe(1)
    expect(row?.session_start).toEqual(row?.start)
    expect(row?.session_status).toBe(row?.status === 'CANCELLED' ? 'CANCELLED' : 'SCHEDULED')
    if (one.isCancelled || !one.isCancelAsked)
      expect(row?.status).toBe(one.isCancelled ? 'CANCELLED' : 'CONFIRMED')
    const { scheduledStart } = one.input
    if (one.isMoved || !one.isMoveAsked)
      expect(row?.start).toBe(one.isMoved ? later(scheduledStart) : scheduledStart)
  }
})
