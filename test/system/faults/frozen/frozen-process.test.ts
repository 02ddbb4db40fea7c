import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import { findContradictions } from '../../../subgraphs/club/consistency.ts'
import {
  aBookingInput,
  addHome,
  addSource,
  type RunningClub,
  startClub,
} from '../../../subgraphs/club/running-club.ts'
import type { ClubFixture } from '../../../support/club/fixtures.ts'
import { BUSY_SESSIONS } from '../../../support/database/test-database.ts'
import { until } from '../../../support/time/until.ts'
import {
  risingVersion,
  startWritingProcess,
  type WritingOptions,
  type WritingProcess,
} from './writing-process.ts'

let club: RunningClub
let home: ClubFixture
let frozen: WritingProcess

beforeAll(async () => {
  club = await startClub()
  home = await addHome(club)
})

afterEach(() => frozen.stop())

afterAll(() => club.close())

const SHARED = Array.from({ length: 8 }, (_, nth) => `shared-${nth}`)

/** Far less than what a process is given that serves requests. */
const SHORT = { idleSeconds: 2, idleTransactionSeconds: 2, pooledMs: 1_000 }

const FREEZES = 5

/** Just before the second packet of a transaction, which holds its row locks then. */
const WRITE = /^INSERT INTO bookings /

type Start = Partial<WritingOptions> & Pick<WritingOptions, 'caller' | 'sourceId'>

function start(options: Start): WritingProcess {
  const database = String(club.database.dataSource.options.database)
  return startWritingProcess({ database, sessions: SHORT, names: SHARED, writers: 8, ...options })
}

/** Puts a booking until it is acknowledged; returns the version. */
async function putUntilAcknowledged(sourceId: string, name: string, caller: Caller) {
  let version = 0
  await until(async () => {
    version = risingVersion()
    const put = { bookingSourceId: sourceId, externalBookingId: name, sourceVersion: version }
    const { codes } = await club.ask('PutBooking', { input: aBookingInput(put) }, caller)
    return codes.length === 0
  })
  return version
}

async function storedVersions(sourceId: string): Promise<Map<string, number>> {
  const rows = await club.database.query<{ name: string; version: number | string }[]>(
    `SELECT CONVERT(external_booking_id USING utf8mb4) AS name, source_version AS version
     FROM bookings WHERE booking_source_id = ?`,
    [sourceId],
  )
  return new Map(rows.map(({ name, version }) => [name, Number(version)]))
}

describe('a process that is frozen in its transactions', () => {
  test('stops the writes of others no longer than its silent sessions live, and loses none', async () => {
    const { caller, sourceId } = await addSource(club, home)
    frozen = start({ caller, sourceId })
    const acknowledged = new Map<string, number>()
    for (let freeze = 0; freeze < FREEZES; freeze += 1) {
      const before = new Map(frozen.acknowledged)
      await until(() => SHARED.every((name) => frozen.acknowledged.get(name) !== before.get(name)))
      frozen.freezeAt(WRITE)
      await until(frozen.isFrozen)
      await Promise.all(
        SHARED.map(async (name) =>
          acknowledged.set(name, await putUntilAcknowledged(sourceId, name, caller)),
        ),
      )
      expect(frozen.isFrozen()).toBe(true)
      frozen.thaw()
    }
    await frozen.stop()
    const stored = await storedVersions(sourceId)
    for (const versions of [acknowledged, frozen.acknowledged]) {
      const lost = [...versions].filter(([name, version]) => (stored.get(name) ?? 0) < version)
      expect([versions.size, lost]).toEqual([SHARED.length, []])
    }
    expect(await findContradictions(club.database)).toEqual([])
  })

  test.each([
    ['a batch of bookings', /^(INSERT INTO event_log|COMMIT)/],
    ['an import', /^INSERT INTO event_log/],
  ])('during %s stops no write of another source of its organization', async (what, statement) => {
    const { caller, sourceId } = await addSource(club, home)
    const other = await addSource(club, home)
    // Its sessions live on: nothing but what it has locked decides.
    frozen = start({
      caller,
      sourceId,
      sessions: BUSY_SESSIONS,
      writers: what === 'an import' ? 0 : 4,
    })
    frozen.freezeAt(statement)
    if (what === 'an import') frozen.importMany(300)
    await until(frozen.isFrozen)
    await putUntilAcknowledged(other.sourceId, 'other', other.caller)
    expect(frozen.isFrozen()).toBe(true)
    frozen.thaw()
  })
})
