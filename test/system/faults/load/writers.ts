import { setTimeout as pause } from 'node:timers/promises'
import type { RestClient } from '../../forms/clients/rest-client.ts'

/** What one booking was sent and what of it was acknowledged. */
export interface WrittenBooking {
  id: string | null
  sent: number
  acknowledged: number
  acknowledgements: number
}

export interface Answered {
  at: number
  isAcknowledged: boolean
  /** Status and code, as the client saw them. */
  said: string
}

export interface Writing {
  bookings: ReadonlyMap<string, WrittenBooking>
  answers: readonly Answered[]
  startedAt: number
  stop(): Promise<void>
}

export interface WriterTarget {
  partner: RestClient
  sourceId: string
  courtName: string
}

const WRITERS = 20
const BOOKINGS_EACH = 25
const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
const FIRST_DAY = Date.parse('2098-01-03T08:00:00Z')

/** Connections that each raise the versions of bookings of their own, and wait for every answer and then `pauseMs`. */
export function startWriters(target: WriterTarget, writers = WRITERS, pauseMs = 0): Writing {
  const bookings = new Map<string, WrittenBooking>()
  const answers: Answered[] = []
  let isStopped = false

  const write = async (writer: number) => {
    for (let turn = 0; !isStopped; turn += 1) {
      const number = writer * BOOKINGS_EACH + (turn % BOOKINGS_EACH)
      const name = `booking-${number}`
      const booking = bookings.get(name) ?? toNew()
      bookings.set(name, booking)
      booking.sent += 1
      const answered = await put(target, name, number, booking)
      answers.push(answered)
      // What was refused for now is worth another attempt soon, as a client would make it.
      const waitMs = answered.isAcknowledged ? pauseMs : Math.max(pauseMs, 200)
      if (waitMs > 0) await pause(waitMs)
    }
  }
  const writing = Array.from({ length: writers }, (_, writer) => write(writer))
  return {
    bookings,
    answers,
    startedAt: Date.now(),
    async stop() {
      isStopped = true
      await Promise.all(writing)
    },
  }
}

const toNew = (): WrittenBooking => ({ id: null, sent: 0, acknowledged: 0, acknowledgements: 0 })

/** Each booking has a day of its own and moves within it: none gets into the way of another. */
async function put(
  { partner, sourceId, courtName }: WriterTarget,
  name: string,
  day: number,
  booking: WrittenBooking,
): Promise<Answered> {
  const version = booking.sent
  const start = FIRST_DAY + day * DAY_MS + (version % 50) * 60_000
  const snapshot = {
    source_version: version,
    external_court_id: courtName,
    scheduled_start: new Date(start).toISOString(),
    scheduled_end: new Date(start + HOUR_MS).toISOString(),
    status: 'CONFIRMED',
  }
  const path = `/booking-sources/${sourceId}/bookings/${name}`
  const answer = await partner('PUT', path, snapshot).catch(() => null)
  const isAcknowledged = answer?.status === 200 || answer?.status === 201
  if (isAcknowledged) {
    booking.id = answer?.body.data.id
    booking.acknowledged = version
    booking.acknowledgements += 1
  }
  const said = answer === null ? 'no answer' : `${answer.status} ${answer.body?.error?.code ?? ''}`
  return { at: Date.now(), isAcknowledged, said: said.trim() }
}
