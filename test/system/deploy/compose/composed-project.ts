import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readConfig } from '../../../../platform/config/config.ts'
import { testSocket } from '../../../support/database/test-database.ts'
import { productionEnvironment } from '../../support/processes/role-environment.ts'
import { findRedis } from '../../support/redis/find-redis.ts'
import { caddy } from '../../support/tools/caddy.ts'
import { readComposeFile, readEnvironmentFile, type Service } from './compose-file.ts'
import { type ComposedService, startService } from './composed-service.ts'
import { startNameServer } from './name-server.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const NAMES = ['sandbox', 'proxy', 'edge', 'club', 'volunteer', 'migrate', 'redis'] as const

export type ServiceName = (typeof NAMES)[number]

/** The services of docker-compose.yml as processes of this machine; MySQL is the server of the test run. */
export interface ComposedProject {
  addressOf(name: ServiceName, replica?: number): string
  /** Draws the secrets and writes the settings of the profile production. */
  configure(publicUrl: string): void
  start(name: ServiceName, replica?: number): ComposedService
  startProxy(): Promise<ComposedService>
  stop(): Promise<void>
}

/** `folder` has what containers have in volumes, mounts and temporary file systems. */
export async function makeProject(folder: string): Promise<ComposedProject> {
  const { services } = readComposeFile()
  const { cacheDir } = readConfig(process.env)
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  const redis = await findRedis({ source: 'auto', cacheDir, say })
  const images: Partial<Record<ServiceName, Readonly<Record<string, string>>>> = {
    proxy: CADDY_IMAGE,
    redis: redis.environment,
  }
  const addressOf = makeAddresses()
  const started: ComposedService[] = []
  for (const name of ['data', 'config', 'tmp']) mkdirSync(join(folder, name))
  const places = [
    ...NAMES.map((name) => [`//${name}:`, `//${addressOf(name)}:`] as const),
    ['/run/secrets/', join(folder, 'mounted/')],
    ['/etc/caddy/', join(folder, 'mounted/')],
    // The image of the sandbox has a MariaDB, this machine perhaps only the cache.
    ['/data/cache', dirname(cacheDir)],
    ['/data', join(folder, 'data')],
    ['/config', join(folder, 'config')],
    ['/tmp/clubgate', join(folder, 'tmp')],
  ] as const

  const start = (name: ServiceName, replica = 0) => {
    const service = services[name] as Service
    const address = addressOf(name, replica)
    const settings = service.env_file ? read(join(folder, 'mounted/production.env')) : ''
    const running = startService(atAddress(name, service, address), {
      address,
      places,
      programs: [dirname(redis.program)],
      environment: { ...(images[name] ?? NODE_IMAGE), ...readEnvironmentFile(settings) },
    })
    started.push(running)
    return running
  }
  return {
    addressOf,
    start,
    configure: (publicUrl) => configure(folder, publicUrl),
    async startProxy() {
      const edge = [addressOf('edge'), addressOf('edge', 1)]
      const nameServer = await startNameServer(addressOf('sandbox'), { edge })
      const caddyfile = read(join(ROOT, 'deploy/compose/Caddyfile'))
        .replace('admin off', `admin off\n\tdefault_bind ${addressOf('proxy')}`)
        .replaceAll('127.0.0.11', nameServer)
        .replaceAll(/127\.0\.0\.1\b/g, addressOf('proxy'))
      writeFileSync(join(folder, 'mounted/Caddyfile'), caddyfile)
      return start('proxy')
    },
    async stop() {
      await Promise.all(started.map((service) => service.stop()))
    },
  }
}

/** What the images set. */
const NODE_IMAGE = { NODE_ENV: 'production' }
const CADDY_IMAGE = { XDG_DATA_HOME: '/data', XDG_CONFIG_HOME: '/config' }

/** A network of this run in which each container has an address, and so all ports. */
function makeAddresses() {
  const worker = Number(process.env['JEST_WORKER_ID'] ?? 0) % 100
  const network = `127.${100 + worker}.${randomInt(1, 255)}`
  return (name: ServiceName, replica = 0) => `${network}.${NAMES.indexOf(name) * 10 + replica + 1}`
}

/** Redis listens and is called at its address only, and a fetched proxy can need its own loader. */
function atAddress(name: ServiceName, service: Service, address: string): Service {
  const { command } = service
  if (name === 'redis')
    return {
      ...service,
      command: [...command, '--bind', address, '--protected-mode', 'no'],
      healthcheck: { test: ['CMD', 'redis-cli', '-h', address, 'ping'] },
    }
  if (name !== 'proxy' || caddy === null) return service
  const { program, args } = caddy.command(command.slice(1))
  return { ...service, command: [program, ...args] }
}

function configure(folder: string, publicUrl: string): void {
  const secrets = join(folder, 'secrets')
  execFileSync(join(ROOT, 'deploy/compose/write-secrets.sh'), [secrets], { stdio: 'ignore' })
  mkdirSync(join(folder, 'mounted'))
  const server = `@localhost/$1?socketPath=${encodeURIComponent(testSocket())}`
  for (const file of readdirSync(secrets)) {
    const text = read(join(secrets, file)).replace(/@mysql:3306\/(\w+)/g, server)
    writeFileSync(join(folder, 'mounted', file.replace('.env', '')), text)
  }
  const { ZITADEL_KEY_FILE = '' } = productionEnvironment(folder)
  writeFileSync(join(folder, 'mounted/zitadel-key'), read(ZITADEL_KEY_FILE))
  const example = read(join(ROOT, 'deploy/compose/production.env.example'))
  const settings = example.replace(/^PUBLIC_URL=.*$/m, `PUBLIC_URL=${publicUrl}`)
  writeFileSync(join(folder, 'mounted/production.env'), settings)
}

function read(path: string): string {
  return readFileSync(path, 'utf8')
}
