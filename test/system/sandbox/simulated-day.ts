import { makeLocalBus } from '../../../platform/bus/bus.ts'
import { newUuid } from '../../../platform/ids.ts'
import { makeApiClient, type Send } from '../../../sandbox/simulator/api-client.ts'
import { simulate } from '../../../sandbox/simulator/simulation.ts'
import type { World } from '../../../sandbox/simulator/world.ts'
import { moveDueSessions } from '../../../subgraphs/club/match-sessions/clock/jobs.ts'
import { makeChange } from '../../../subgraphs/foundation/change/change.ts'
import { makeIdempotencyStore } from '../../../subgraphs/foundation/change/idempotency.ts'
import { makeSecretBox } from '../../../subgraphs/foundation/secrets/secret-box.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { observeMoves } from './observed-moves.ts'
import { makeVirtualTime, type VirtualTime } from './virtual-time.ts'

export interface SimulatedDay {
  api: TestApi
  /** Of the partner whose bookings were played. */
  token: string
  /** How many events of each type were published. */
  counts: ReadonlyMap<string, number>
}

export interface DaySetup {
  courts: number
  hours: number
  seed: string
}

const HOUR_MS = 3_600_000

const OPENS_AT = new Date('2026-07-04T08:00:00Z')

/** Plays a day on all courts of a club as fast as the platform answers. */
export async function simulateDay({ courts, hours, seed }: DaySetup): Promise<SimulatedDay> {
  const time = makeVirtualTime(OPENS_AT)
  const api = await startTestApi({ clock: time.now })
  await observeMoves(api.club)
  const home = await addClub(api.club, { courts })
  const installation = await addInstallation(api.club, home.club)
  const token = await api.tokenFor(installation)
  const world: World = {
    client: makeApiClient({
      send: sendTo(api),
      addresses: { graphql: '/graphql', baseUrl: 'http://sandbox' },
      accessToken: token,
      pause: time.wait,
    }),
    clubId: home.club.id,
    staffToken: await api.staffToken({ clubs: [{ id: home.club.id, role: 'OWNER' }] }),
    seats: await Promise.all(
      home.courts.map(async ({ id, number }) => ({
        number,
        courtId: id,
        externalCourtId: `c${number}`,
        deviceToken: await deviceTokenOf(api, home.club.id, { id, number }),
      })),
    ),
    seed,
    rate: 1,
    emptyMs: { least: 4 * HOUR_MS, most: 6 * HOUR_MS },
    now: time.now,
    wait: time.wait,
    runAll: time.runAll,
    isStopped: () => false,
    say: () => {},
  }
  const closesAt = new Date(OPENS_AT.getTime() + hours * HOUR_MS)
  // Long enough after closing time that whatever was left to the clock has ended.
  const goneAt = new Date(closesAt.getTime() + 3 * HOUR_MS)
  const counts = await simulate(world, closesAt, [() => runSessionClock(api, time, goneAt)])
  return { api, token, counts }
}

/** A few courts have a device; on the others staff score. */
async function deviceTokenOf(
  api: TestApi,
  clubId: string,
  { id, number }: { id: string; number: number },
): Promise<string | null> {
  return number > DEVICES ? null : api.staffToken({ device: { club_id: clubId, court_id: id } })
}

const DEVICES = 2

const LOOK_MS = 90_000

/** Does what the job does in a running platform, by the simulated time. */
async function runSessionClock({ club: database }: TestApi, time: VirtualTime, until: Date) {
  const idempotencyStore = makeIdempotencyStore(makeSecretBox([Buffer.alloc(32, 7)]))
  const { now: clock } = time
  const parts = { database, idempotencyStore, bus: makeLocalBus(), clock, newId: newUuid }
  const change = makeChange(parts)
  while (time.now() < until) {
    const { faults } = await moveDueSessions({ database, change }, time.now())
    if (faults.length > 0) throw faults[0]
    await time.wait(LOOK_MS)
  }
}

function sendTo(api: TestApi): Send {
  return async ({ method, url, ...asked }) => api.ask(method, url, asked)
}
