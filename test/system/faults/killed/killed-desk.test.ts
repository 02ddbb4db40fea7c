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
const ACTS_BEFORE_END = 150

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

interface Answer {
  data?: Readonly<Record<string, { booking: { id: string } } | null>>
}

const HOUR_MS = 60 * 60 * 1000

async function ask(name: string, input: object): Promise<{ id: string } | null> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { booking { id } } }`
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
  return body?.data?.[name]?.booking ?? null
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

/** Lets all desks book, move and cancel until the instance is killed. */
async function killUnderDesks(): Promise<Asked[]> {
  const asked: Asked[] = []
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
  const desks = Array.from({ length: DESKS }, work)
  await enough.promise
  await instance.end('SIGKILL')
  await Promise.all(desks)
  instance = await startInstance({ dataDir: dir.path, port })
  return asked
}

test('a desk whose instance is killed has each booking once, and whole, when it asks again', async () => {
  const asked = await killUnderDesks()
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
