import { isUuid } from '../../../platform/ids.ts'
import type { Log } from '../../../platform/log.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { ExternalBookingId } from '../../../schema/club/bookings.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import type { Database } from '../../foundation/database/database.ts'
import type { TimeLimits } from '../../foundation/database/time-limits.ts'
import {
  type AnsweredRefusal,
  type RefusedBooking,
  refusedIdOf,
  type WaitingRefusal,
} from './refused-booking.ts'
import { asRefusedCode, toRefusedDetails } from './rules.ts'
import { refusedBookingStore } from './store.ts'
import { makeWaitingRefusals } from './waiting-refusals.ts'

/**
 * Records refused bookings behind their answers. It delays and fails no write: refusals wait in memory, and one statement
 * at a time stores those of a moment. A killed process loses the refusals of its last second.
 */
export interface RefusedBookings {
  /** Notes a refusal; one that is not about its booking is ignored. */
  note(refusal: AnsweredRefusal): void
  /** Stores what waits by now, before a process ends. */
  flush(): Promise<void>
}

export interface RefusedBookingsParts {
  refusedBookings: RefusedBookings
}

const { flushEveryMs: EVERY_MS, flushed: AT_ONCE } = CLUB_LIMITS.refusedBookings

/** After so many failures in a row rows are stored alone, and dropped where they fail: one may be the reason for them. */
const MAX_FAILURES = 5

/** It holds one of the pool's connections for no longer than a lock wait. */
const FLUSH_LIMITS: TimeLimits = { acquireMs: 1_000, statementMs: 2_000, transactionMs: 3_000 }

/** As it was when this module was loaded: a replaced timer that ends with one test would end all later ones. */
const { setTimeout: startTimer } = globalThis

/** A source is trimmed once for so many of its refusals. */
const TRIM_EVERY = 250

export function makeRefusedBookings({
  database,
  clock,
  log,
}: {
  database: Database
  clock: Clock
  log: Log
}): RefusedBookings {
  const patient = database.within(FLUSH_LIMITS)
  const waiting = makeWaitingRefusals()
  const trim = makeTrim(patient)
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null
  let failures = 0

  const store = async (taken: readonly WaitingRefusal[]) => {
    let rows: RefusedBooking[] = []
    try {
      rows = await toRows(patient, taken)
      if (rows.length > 0) await refusedBookingStore.put(patient, rows)
      failures = 0
      await trim(rows)
    } catch (err) {
      failures += 1
      if (failures === 1 || failures === MAX_FAILURES)
        log.warn(
          { event: 'refused_bookings.failed', err, waiting: taken.length },
          'refused bookings could not be stored',
        )
      const isRowsFault = rows.length > 0 && failures >= MAX_FAILURES
      const untried = isRowsFault ? await storeEach(patient, rows) : null
      failures = isRowsFault ? 0 : Math.min(failures, MAX_FAILURES)
      for (const refusal of taken)
        if (untried?.has(refusedIdOf(refusal)) ?? true) waiting.putBack(refusal)
    }
  }
  const flush = () => {
    const taken = running === null ? waiting.take(AT_ONCE) : []
    running ??= store(taken).finally(() => {
      running = null
      schedule(taken.length === AT_ONCE)
    })
    logDropped()
    return running
  }
  const logDropped = () => {
    const dropped = waiting.takeDropped()
    if (dropped > 0)
      log.warn({ event: 'refused_bookings.dropped', dropped }, 'too many refused bookings at once')
  }
  // More than one statement stores is not kept waiting: what comes meanwhile must find its place.
  const schedule = (isMore = false) => {
    if (timer !== null || running !== null || waiting.isEmpty()) return

    timer = startTimer(
      () => {
        timer = null
        void flush()
      },
      isMore && failures === 0 ? 0 : EVERY_MS * 2 ** failures,
    ).unref()
  }

  return {
    note({ code: answered, details, ...refusal }) {
      const code = asRefusedCode(answered)
      if (code === null || !isStorable(refusal)) return

      const kept = toRefusedDetails({ code, details })
      waiting.add({ ...refusal, code, details: kept, occurredAt: clock() })
      schedule()
    },
    async flush() {
      await running
      do await flush()
      while (failures === 0 && !waiting.isEmpty())
    },
  }
}

/** Each fails for itself alone; after so many in a row, the rows are not the reason. Returns the ids of those behind. */
async function storeEach(
  database: Database,
  rows: readonly RefusedBooking[],
): Promise<ReadonlySet<string>> {
  let failures = 0
  for (const [place, row] of rows.entries()) {
    const isStored = await refusedBookingStore.put(database, [row]).then(
      () => true,
      () => false,
    )
    failures = isStored ? 0 : failures + 1
    if (failures === MAX_FAILURES) return new Set(rows.slice(place + 1).map(({ id }) => id))
  }
  return new Set()
}

/** Input that was refused may have any text in the place of its ids. */
function isStorable({
  bookingSourceId,
  externalBookingId: number,
}: Pick<WaitingRefusal, 'bookingSourceId' | 'externalBookingId'>): boolean {
  return isUuid(bookingSourceId) && ExternalBookingId.safeParse(number).success
}

/** Rows of the refusals whose source is the installation's own, in the order of their ids, in which all lock them. */
async function toRows(
  database: Database,
  refusals: readonly WaitingRefusal[],
): Promise<RefusedBooking[]> {
  const sourceIds = [...new Set(refusals.map(({ bookingSourceId }) => bookingSourceId))]
  if (sourceIds.length === 0) return []
  const places = await refusedBookingStore.findPlaces(database, sourceIds)
  const placeOf = new Map(places.map((place) => [place.bookingSourceId, place]))
  const nameOf = await readCourtNames(database, refusals)
  return refusals
    .flatMap(({ installationId, ...refusal }) => {
      const place = placeOf.get(refusal.bookingSourceId)
      if (place?.installationId !== installationId) return []

      const name = nameOf(refusal)
      const court = name === undefined ? [] : [{ name: 'courtName', value: name }]
      const { clubId } = place
      const details = [...refusal.details, ...court]
      return [{ ...refusal, id: refusedIdOf(refusal), clubId, details }]
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

type Unmapped = Pick<WaitingRefusal, 'bookingSourceId' | 'code' | 'details'>

/** An external court that is mapped, and refused all the same, is one that staff have taken out of use. */
async function readCourtNames(database: Database, refusals: readonly WaitingRefusal[]) {
  const unmapped = refusals.filter(({ code }) => code === 'unmapped_court')
  const courts = unmapped.flatMap((refusal) => externalCourtOf(refusal) ?? [])
  const sourceIds = [...new Set(unmapped.map(({ bookingSourceId }) => bookingSourceId))]
  const found =
    courts.length === 0
      ? []
      : await refusedBookingStore.findCourtNames(database, sourceIds, [...new Set(courts)])
  const keyOf = (sourceId: string, court: string | undefined) => JSON.stringify([sourceId, court])
  const names = new Map(
    found.map((one) => [keyOf(one.bookingSourceId, one.externalCourtId), one.name]),
  )
  return (refusal: Unmapped) => {
    const { bookingSourceId, code } = refusal
    if (code !== 'unmapped_court') return undefined
    return names.get(keyOf(bookingSourceId, externalCourtOf(refusal)))
  }
}

function externalCourtOf({ details }: Pick<WaitingRefusal, 'details'>): string | undefined {
  return details.find(({ name }) => name === 'externalCourtId')?.value
}

/** Deletes the oldest refusals of a source that has caused many. */
function makeTrim(database: Database) {
  const counts = new Map<string, number>()
  return async (rows: readonly RefusedBooking[]) => {
    for (const { bookingSourceId } of rows)
      counts.set(bookingSourceId, (counts.get(bookingSourceId) ?? 0) + 1)
    const many = [...counts].filter(([, count]) => count >= TRIM_EVERY)
    for (const [bookingSourceId] of many) {
      counts.delete(bookingSourceId)
      await refusedBookingStore.trim(database, bookingSourceId)
    }
    // Counts of sources that are refused now and then; the retention has theirs.
    if (counts.size > MAX_COUNTED) counts.clear()
  }
}

const MAX_COUNTED = 5_000
