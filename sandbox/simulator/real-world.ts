import { setTimeout as sleep } from 'node:timers/promises'
import { createVolunteerClient, type VolunteerClient } from '../../clients/typescript/src/index.ts'
import { StartupError } from '../../platform/config/startup-error.ts'
import { systemClock } from '../../platform/time/clock.ts'
import { type ApiClient, makeApiClient, restOptions, type Send } from './api-client.ts'
import { MINUTE, type Seat, type World, waitByClock } from './world.ts'

/** The members of `sandbox.json` that the simulation needs. */
export interface SandboxAccess {
  base_url: string
  graphql: string
  clubs: {
    main: {
      id: string
      staff_token: string
      device_tokens?: { court_id: string; token: string }[]
    }
  }
  installations: { full: { access_token: string } }
  api_keys: { pro: { key: string } }
}

export interface RealWorldSetup {
  sandbox: SandboxAccess
  courts: number
  rate: number
  seed: string
  say(line: string): void
  /** Stops the simulation. */
  signal: AbortSignal
}

const RESPONSE_TIMEOUT_MS = 30_000

/** The world of a running sandbox in real time. */
export async function makeRealWorld(setup: RealWorldSetup): Promise<World> {
  const { sandbox, rate, seed, say } = setup
  const failure = new AbortController()
  const signal = AbortSignal.any([setup.signal, failure.signal])
  const client = makeApiClient({
    send,
    addresses: { graphql: sandbox.graphql, baseUrl: sandbox.base_url },
    accessToken: sandbox.installations.full.access_token,
    pause: (ms) => sleep(ms),
  })
  const { id: clubId, staff_token: staffToken, device_tokens: devices = [] } = sandbox.clubs.main
  const courts = await findCourts(client)
  if (courts.length === 0) throw new StartupError('The club has no court that can be played on.')

  const seats: Seat[] = courts.slice(0, setup.courts).map(({ id }, index) => ({
    number: index + 1,
    courtId: id,
    externalCourtId: id,
    deviceToken: devices.find(({ court_id }) => court_id === id)?.token ?? null,
  }))
  return {
    client,
    clubId,
    staffToken,
    seats,
    seed,
    rate,
    emptyMs: { least: 5 * MINUTE, most: 20 * MINUTE },
    now: systemClock,
    wait: (ms) => sleep(ms / rate, undefined, { signal }),
    runAll: (tasks) => runAll(tasks, () => failure.abort()),
    isStopped: () => signal.aborted,
    say: (line) => say(`${systemClock().toISOString().slice(11, 19)} ${line}`),
  }
}

/** The client of the Volunteer API with the key of the simulated club. */
export function makeRealVolunteerClient(
  { base_url, api_keys }: SandboxAccess,
  world: World,
): VolunteerClient {
  return createVolunteerClient({
    baseUrl: base_url,
    apiKey: api_keys.pro.key,
    ...restOptions({ send, pause: (ms) => waitByClock(world, ms) }),
  })
}

/** Includes OFFLINE: an earlier simulation leaves its devices offline. */
const PLAYABLE = ['AVAILABLE', 'BOOKED_SOON', 'DEVICE_WARNING', 'OFFLINE']

async function findCourts({ partner }: ApiClient) {
  const courts: { id: string }[] = []
  for await (const court of partner.items('/courts'))
    if (PLAYABLE.includes(court.status)) courts.push(court)
  return courts
}

/** A failed task stops the others, which then clear their courts. */
async function runAll(
  tasks: readonly (() => Promise<void>)[],
  stopOthers: () => void,
): Promise<void> {
  const run = async (task: () => Promise<void>) => {
    try {
      await task()
    } catch (error) {
      stopOthers()
      throw error
    }
  }
  const ended = await Promise.allSettled(tasks.map(run))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}

const send: Send = async ({ method, url, token, body, headers }) => {
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    // A refused connection is a TypeError without a helpful message.
    if (!(cause instanceof TypeError)) throw cause
    throw new StartupError('The sandbox does not answer; start it with npm start.', { cause })
  })
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.json(),
  }
}
