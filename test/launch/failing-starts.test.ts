import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Start, startInOrder } from '../../launch/process/start.ts'
import { migrateDatabases } from '../../launch/wiring/databases/migrate-databases.ts'
import { startAllTiers } from '../../launch/wiring/one-process/all-tiers.ts'
import { startWholeServer } from '../../launch/wiring/one-process/whole-server.ts'
import { serveClub } from '../../launch/wiring/roles/serve-club.ts'
import { serveEdge } from '../../launch/wiring/roles/serve-edge.ts'
import { serveFacade } from '../../launch/wiring/roles/serve-facade.ts'
import { serveGateway } from '../../launch/wiring/roles/serve-gateway.ts'
import { serveVolunteer } from '../../launch/wiring/roles/serve-volunteer.ts'
import { type ConfigOf, type ProcessName, readConfig } from '../../platform/config/config.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'
import {
  openClubDatabase,
  openVolunteerDatabase,
  testSocket,
} from '../support/database/test-database.ts'
import {
  type Reset,
  type ResettingProxy,
  startResettingProxy,
} from '../support/http/resetting-proxy.ts'
import { until } from '../support/time/until.ts'

const folder = mkdtempSync(join(tmpdir(), 'failing-starts-'))
let proxy: ResettingProxy
let databases: { club: Database; volunteer: Database }

beforeAll(async () => {
  proxy = await startResettingProxy(testSocket())
  databases = { club: await openClubDatabase(), volunteer: await openVolunteerDatabase() }
})

afterAll(async () => {
  proxy.close()
  await Promise.all(Object.values(databases).map((database) => database.close()))
  rmSync(folder, { recursive: true })
})

class DatabasesAreReady extends Error {}

function configOf<Name extends ProcessName>(name: Name): ConfigOf<Name> {
  const urlOf = ({ dataSource: { options } }: Database) =>
    `mysql://root@127.0.0.1:${proxy.port}/${options.database}`
  const config = readConfig(
    {
      CLUB_DATABASE_URL: urlOf(databases.club),
      VOLUNTEER_DATABASE_URL: urlOf(databases.volunteer),
      SECRET_KEYS: SECRET_KEYS,
      GRAPH_URL: 'http://127.0.0.1:1',
      GATEWAY_URL: 'http://127.0.0.1:1',
      AUTH_ISSUER: 'https://127.0.0.1:1',
      CLUB_SUBGRAPH_URL: 'http://127.0.0.1:1',
      VOLUNTEER_SUBGRAPH_URL: 'http://127.0.0.1:1',
      PUBLIC_URL: 'http://127.0.0.1:1',
      REDIS_URL: 'redis://127.0.0.1:1',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      PORT: '0',
      INTERNAL_PORT: '0',
    },
    name,
  )
  return {
    ...config,
    // Without the data of a sandbox.
    environment: 'PRODUCTION',
    // The first step behind those that need a database.
    get redisUrl(): string {
      throw new DatabasesAreReady()
    },
  }
}

const SECRET_KEYS = randomBytes(32).toString('base64')

type StartOf<Name extends ProcessName> = (start: Start<ConfigOf<Name>>) => Promise<void>

/** Starts as far as it needs a database; resolves to the fault, or null. */
async function begin<Name extends ProcessName>(name: Name, start: StartOf<Name>) {
  const { signal } = new AbortController()
  const options = { config: configOf(name), role: name, say: () => {}, signal }
  try {
    const stop = await startInOrder(options, start)
    await stop()
    return null
  } catch (error) {
    return error instanceof DatabasesAreReady ? null : error
  }
}

const STARTS: Record<string, () => Promise<unknown>> = {
  server: () => begin('server', startWholeServer),
  'all-in-one': () => begin('all-in-one', startAllTiers),
  club: () => begin('club', serveClub),
  volunteer: () => begin('volunteer', serveVolunteer),
  migrate: () => begin('migrate', (start) => migrateDatabases(start, false)),
}

/** A connection that ends with each answer that a start without a fault has had, one after the other. */
function* resetsOf(answers: readonly number[], every: number): Generator<Reset> {
  for (const [index, count] of answers.entries())
    for (let one = 0; one <= count; one += every)
      yield { nth: index + 1, answers: one, isServerGone: (one / every) % 2 === 1 }
}

/** Between the answers at which connections are reset: the steps of some are those of others. */
const EVERY: Readonly<Record<string, number>> = { club: 1, migrate: 3, 'all-in-one': 4 }

/** What keeps a process alive beside its sockets. */
function countTimers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
}

describe('a start whose connection to the database is reset, at any of its answers', () => {
  test.each(Object.entries(STARTS))('(%s) ends, and leaves nothing open', async (name, start) => {
    proxy.begin(null)
    expect(await start()).toBeNull()
    const answers = [...proxy.answers()]
    await releaseLeases()
    const timers = countTimers()
    let failed = 0
    for (const reset of resetsOf(answers, EVERY[name] ?? 2)) {
      await releaseLeases()
      proxy.begin(reset)
      if ((await start()) !== null) failed += 1
      await until(() => proxy.openConnections() === 0 && countTimers() <= timers)
    }
    expect(failed).toBeGreaterThan(answers.length)
  })
})

/** What a killed process keeps for some seconds. */
async function releaseLeases(): Promise<void> {
  for (const database of Object.values(databases))
    await database.query('DROP TABLE IF EXISTS leases')
}

class StepFailed extends Error {}

/** Fails behind the nth of what it opens, counted from 1. */
async function failAt<Name extends ProcessName>(
  name: Name,
  start: StartOf<Name>,
  nth: number,
): Promise<{ opened: number; fault: unknown }> {
  let opened = 0
  const { signal } = new AbortController()
  const config = Object.defineProperty(configOf(name), 'redisUrl', { value: 'redis://127.0.0.1:1' })
  const options = { config, role: name, say: () => {}, signal }
  const fault = await startInOrder(options, (running) => {
    const { stops } = running
    const add: typeof stops.add = (what, stop) => {
      stops.add(what, stop)
      opened += 1
      if (opened === nth) throw new StepFailed(what)
    }
    return start({ ...running, stops: { ...stops, add } })
  }).then(
    async (stop) => stop(),
    (error: unknown) => error,
  )
  return { opened, fault }
}

const ROLES = {
  edge: (nth: number) => failAt('edge', serveEdge, nth),
  facade: (nth: number) => failAt('facade', serveFacade, nth),
  gateway: (nth: number) => failAt('gateway', serveGateway, nth),
  club: (nth: number) => failAt('club', serveClub, nth),
  volunteer: (nth: number) => failAt('volunteer', serveVolunteer, nth),
  server: (nth: number) => failAt('server', startWholeServer, nth),
  'all-in-one': (nth: number) => failAt('all-in-one', startAllTiers, nth),
}

/** Between the steps that fail, from the last one, which listens: those of some are those of others. */
const STEP: Readonly<Record<string, number>> = { edge: 3, club: 2, server: 5, 'all-in-one': 8 }

describe('a start that fails behind any of its steps', () => {
  test.each(Object.entries(ROLES))('(%s) ends, and leaves nothing open', async (name, start) => {
    proxy.begin(null)
    await releaseLeases()
    const { opened, fault } = await start(Number.POSITIVE_INFINITY)
    expect(fault).toBeUndefined()
    const handles = countHandles()
    for (let nth = opened; nth >= 1; nth -= STEP[name] ?? 1) {
      await releaseLeases()
      expect((await start(nth)).fault).toBeInstanceOf(StepFailed)
      await until(() => proxy.openConnections() === 0 && countHandles() <= handles)
    }
  })
})

function countHandles(): number {
  return process.getActiveResourcesInfo().filter((name) => HANDLES.has(name)).length
}

const HANDLES: ReadonlySet<string> = new Set(['Timeout', 'TCPServerWrap', 'TCPSocketWrap'])
