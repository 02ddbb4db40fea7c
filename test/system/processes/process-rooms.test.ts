import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createConnection } from 'mysql2/promise'
import { readConfig } from '../../../platform/config/config.ts'
import { testSocket } from '../../support/database/test-database.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { reachedFrom, readSource } from '../../support/source/import-graph.ts'
import { runScript, spawnScript, waitUntilReady } from '../support/processes/child.ts'
import { aloneEnvironment, productionEnvironment } from '../support/processes/role-environment.ts'
import { type EmbeddedRedis, startEmbeddedRedis } from '../support/redis/embedded-redis.ts'
import { openTelemetryPath } from '../support/tools/opentelemetry/opentelemetry.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

const TIERS = ['facade', 'gateway', 'club', 'volunteer']

const EVERYWHERE = ['launch', 'platform', 'schema']
const SUBGRAPHS = ['rules', 'subgraphs/club', 'subgraphs/foundation', 'subgraphs/volunteer']
const ALL = [...EVERYWHERE, ...SUBGRAPHS, 'gateway', 'rest-facade'].sort()

/** What each process is made of; nothing else may be within its reach, be it for a type. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  edge: ['gateway', 'launch', 'platform', 'rest-facade', 'rules', 'schema'],
  facade: ['launch', 'platform', 'rest-facade', 'rules', 'schema'],
  gateway: ['gateway', ...EVERYWHERE, 'rules'].sort(),
  club: [...EVERYWHERE, 'rules', 'subgraphs/club', 'subgraphs/foundation'].sort(),
  volunteer: [...EVERYWHERE, 'rules', 'subgraphs/foundation', 'subgraphs/volunteer'].sort(),
  migrate: [...EVERYWHERE, ...SUBGRAPHS].sort(),
  backup: [...EVERYWHERE, ...SUBGRAPHS].sort(),
  restore: [...EVERYWHERE, ...SUBGRAPHS].sort(),
  provision: ['launch', 'platform', 'provisioning', 'rules', 'schema'],
  doctor: ['doctor', 'gateway', ...EVERYWHERE, ...SUBGRAPHS].sort(),
  server: ALL,
  'all-in-one': ALL,
}

/** Loaded where it is a sandbox, and where the portal is switched on. */
const WHERE_SWITCHED_ON = /^(sandbox\/|launch\/wiring\/portal-tier\.ts$)/

describe('the files within reach of a process', () => {
  test.each(Object.keys(ROOMS))('(%s) are those of its own rooms', (role) => {
    const reached = reachedFrom(
      `launch/${role}.ts`,
      ({ target, isDynamic }) => !(isDynamic && WHERE_SWITCHED_ON.test(target)),
    )
    expect(roomsOf(reached)).toEqual(ROOMS[role])
  })

  test.each(Object.keys(ROOMS))('(%s) are those that mail if it is the volunteer side', (role) => {
    const reached = reachedFrom(`launch/${role}.ts`, () => true)
    const mailing = [...reached].filter((file) => file.endsWith('.ts') && loadsNodemailer(file))
    // The doctor signs in at the mail server, as the volunteer side does.
    const isVolunteerSide = ['volunteer', 'all-in-one', 'server', 'doctor'].includes(role)
    expect(mailing).toEqual(
      isVolunteerSide ? ['subgraphs/volunteer/messages/mail/mail-provider.ts'] : [],
    )
  })
})

describe('the files that a running process has loaded', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubgate-rooms-'))
  const prefix = `rooms_${randomBytes(8).toString('hex')}`
  const database = `mysql://root@localhost/${prefix}?socketPath=${encodeURIComponent(testSocket())}`

  let redis: EmbeddedRedis
  let alone: Record<string, string>

  beforeAll(async () => {
    await runScript('migrate', { DATABASE_URL: database })
    const { cacheDir } = readConfig(process.env)
    redis = await startEmbeddedRedis({ dataDir: folder, source: 'fetch', cacheDir, say: () => {} })
    alone = aloneEnvironment(redis.url)
  })

  afterAll(async () => {
    await redis?.stop()
    rmSync(folder, { recursive: true, force: true })
    const connection = await createConnection({ socketPath: testSocket(), user: 'root' })
    for (const name of ['club', 'volunteer'])
      await connection.query(`DROP DATABASE IF EXISTS ${prefix}_${name}`)
    await connection.end()
  })

  /** Runs processes that know each other until all are ready and were asked, and ends them. */
  async function loadedBy(
    roles: readonly string[],
    env: Record<string, string>,
    ask = async (_urlOf: (role: string) => string) => {},
  ): Promise<Readonly<Record<string, readonly string[]>>> {
    const ports = await findPorts(roles)
    const internalPorts = await findPorts([...TIERS, ...roles])
    const urlOf = (role: string) => `http://127.0.0.1:${ports[role]}`
    const internalUrlOf = (role: string) => `http://127.0.0.1:${internalPorts[role]}`
    const addresses = {
      GRAPH_URL: urlOf('gateway'),
      GATEWAY_URL: internalUrlOf('gateway'),
      CLUB_SUBGRAPH_URL: internalUrlOf('club'),
      VOLUNTEER_SUBGRAPH_URL: internalUrlOf('volunteer'),
    }
    const recordOf = (role: string) => join(folder, `${role}.json`)
    const children = roles.map((role) => ({
      role,
      child: spawnScript(role, {
        PORT: String(ports[role]),
        INTERNAL_PORT: String(internalPorts[role]),
        DATA_DIR: folder,
        DATABASE_URL: database,
        ...alone,
        ...(roles.length > 1 && addresses),
        // It could be loaded.
        ...(openTelemetryPath && { NODE_PATH: openTelemetryPath }),
        ...env,
        NODE_OPTIONS: `--import=${join(ROOT, 'test/system/support/processes/record-modules.ts')}`,
        RECORDED_MODULES: recordOf(role),
      }),
    }))
    await Promise.all(children.map(({ role, child }) => waitUntilReady(child, urlOf(role))))
    await ask(urlOf)
    for (const { child } of children) child.process.kill('SIGTERM')
    const codes = await Promise.all(children.map(({ child }) => child.exited))
    expect(codes).toEqual(roles.map(() => 0))
    return Object.fromEntries(roles.map((role) => [role, readRecord(recordOf(role))]))
  }

  describe('in PRODUCTION', () => {
    let loaded: Readonly<Record<string, readonly string[]>>
    beforeAll(async () => {
      // Beside the subgraphs, without which it is ready ten seconds later.
      loaded = await loadedBy([...TIERS, 'edge'], productionEnvironment(folder))
    })

    test.each([...TIERS, 'edge'])('(%s) are those of its own rooms', (role) => {
      expect(roomsOf(loaded[role])).toEqual(ROOMS[role])
    })

    test.each(['all-in-one', 'server'])('(%s) are those of its own rooms', async (role) => {
      const loaded = await loadedBy([role], productionEnvironment(folder))
      expect(roomsOf(loaded[role])).toEqual(ROOMS[role])
    })
  })

  describe('in a sandbox', () => {
    let loaded: Readonly<Record<string, readonly string[]>>
    beforeAll(async () => {
      // Nothing of a sandbox is within reach of the other two.
      loaded = await loadedBy(['gateway', 'club'], {}, async (urlOf) => {
        const discovery = await fetch(`${urlOf('gateway')}/idp/.well-known/openid-configuration`)
        expect(discovery.status).toBe(200)
      })
    })

    test('(club) are those of its own rooms', () => {
      expect(roomsOf(loaded['club'])).toEqual(ROOMS['club'])
    })

    test('(gateway) are those of its own rooms and of the issuer, with its users', () => {
      expect(roomsOf(loaded['gateway'])).toEqual([
        'gateway',
        'launch',
        'platform',
        'rules',
        'sandbox',
        'schema',
      ])
      expect(foldersOf('sandbox', loaded['gateway'])).toEqual([
        'sandbox/calendar',
        'sandbox/issuer',
        'sandbox/plans',
      ])
    })

    test('(all-in-one) with a database of its own are neither of the simulator nor of the embedded server', async () => {
      const { 'all-in-one': files } = await loadedBy(['all-in-one'], {})
      expect(roomsOf(files)).toEqual([...ALL, 'portal', 'sandbox'].sort())
      const folders = foldersOf('sandbox', files)
      expect(folders).toContain('sandbox/seed')
      expect(folders).not.toContain('sandbox/simulator')
      expect(folders).not.toContain('sandbox/embedded-database')
    })
  })
})

async function findPorts(roles: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const ports = roles.map(async (role) => [role, await findFreePort()] as const)
  return Object.fromEntries(await Promise.all(ports))
}

/** The files of the project that a process recorded, without those of its packages and of tests. */
function readRecord(path: string): string[] {
  const urls: string[] = JSON.parse(readFileSync(path, 'utf8'))
  // The volunteer side loads a mailer for its first mail, and no variable asks for traces.
  expect(urls.filter((url) => /\/node_modules\/(nodemailer|@opentelemetry)\//.test(url))).toEqual(
    [],
  )
  const files = urls.map((url) => relative(ROOT, fileURLToPath(url)))
  return files.filter((file) => !/^(node_modules|test)\//.test(file))
}

/** A type import loads nothing. */
function loadsNodemailer(file: string): boolean {
  return /^import (?!type ).*'nodemailer'|import\('nodemailer'\)/m.test(readSource(file))
}

function roomsOf(files: Iterable<string> = []): string[] {
  return [...new Set([...files].map(roomOf))].sort()
}

function roomOf(file: string): string {
  // Made of the contracts.
  if (file.startsWith('built/types/')) return 'schema'
  const [room = '', inner = ''] = file.split('/')
  return room === 'subgraphs' ? `${room}/${inner}` : room
}

/** The folders of a room that hold some of the files. */
function foldersOf(room: string, files: Iterable<string> = []): string[] {
  const inRoom = [...files].filter((file) => file.startsWith(`${room}/`))
  return [...new Set(inRoom.map((file) => file.split('/').slice(0, 2).join('/')))].sort()
}
