import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type ProcessName, readConfig } from '../../../platform/config/config.ts'
import { compose } from '../support/tools/compose.ts'
import { readComposeFile, readEnvironmentFile, type Service } from './compose/compose-file.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const { services, networks, secrets } = readComposeFile()
const { version } = JSON.parse(read('package.json'))
const dockerfile = read('Dockerfile')

const ROLES = ['edge', 'club', 'volunteer']
const PROCESSES = [...ROLES, 'migrate']
const OTHERS = ['proxy', 'mysql', 'redis']

/** The secrets of each service as the script draws them. */
const drawn: Record<string, Record<string, string>> = {}
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compose-'))
  drawInto(join(folder, 'secrets'))
  for (const name of [...PROCESSES, 'tools', 'mysql'])
    drawn[name] = readEnvironmentFile(readFileSync(join(folder, 'secrets', `${name}.env`), 'utf8'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

function drawInto(target: string) {
  execFileSync('deploy/compose/write-secrets.sh', [target], { cwd: ROOT, stdio: 'pipe' })
}

function service(name: string): Service {
  const found = services[name]
  if (!found) throw new Error(`There is no service ${name}.`)
  return found
}

const conditionsOf = (name: string) =>
  Object.fromEntries(
    Object.entries(service(name).depends_on ?? {}).map(([other, { condition }]) => [
      other,
      condition,
    ]),
  )

describe('docker-compose.yml', () => {
  test('has each service in one profile, and starts the sandbox by default', () => {
    const names = ['sandbox', ...PROCESSES, 'tools', ...OTHERS]
    expect(Object.keys(services).sort()).toEqual(names.sort())
    for (const [name, { profiles }] of Object.entries(services))
      expect({ name, profiles }).toEqual({
        name,
        profiles: [['sandbox', 'tools'].includes(name) ? name : 'production'],
      })
    expect(readEnvironmentFile(read('.env'))).toEqual({ COMPOSE_PROFILES: 'sandbox' })
  })

  test('has images of this version, or pinned by digest beside their tag', () => {
    for (const name of PROCESSES) {
      expect(service(name).image).toBe(`clubgate:${version}`)
      expect(service(name).build?.target).toBe('production')
    }
    expect(service('sandbox')).toMatchObject({
      image: `clubgate-sandbox:${version}`,
      build: { target: 'sandbox' },
    })
    for (const name of OTHERS)
      expect(service(name).image).toMatch(/^\w+:\d+\.\d+\.\d+@sha256:[0-9a-f]{64}$/)
  })

  test.each(PROCESSES)('starts %s with its secrets from a file, without a shell', (name) => {
    const [program, secret, file = '', ...rest] = service(name).command
    expect([program, secret, rest]).toEqual(['node', `--env-file=/run/secrets/${name}`, []])
    expect({ file, exists: existsSync(join(ROOT, file)) }).toEqual({ file, exists: true })
  })

  test.each(PROCESSES)('gives %s an environment that it can use', (name) => {
    const settings = readEnvironmentFile(read('deploy/compose/production.env.example'))
    expect(service(name).env_file).toBe('production.env')
    const environment = { ...drawn[name], ...settings, ...service(name).environment }
    expect(() => readConfig(environment, name as ProcessName)).not.toThrow()
  })

  test.each(['backup', 'restore', 'reseal'] as const)(
    'gives `tools` what %s needs, and a folder for backups',
    (command) => {
      const { env_file, image, entrypoint, environment, volumes } = service('tools')
      expect({ env_file, image }).toEqual({
        ...{ env_file: 'production.env', image: `clubgate:${version}` },
      })
      expect(entrypoint).toEqual(['node', '--env-file=/run/secrets/tools'])
      expect(existsSync(join(ROOT, `launch/${command}.ts`))).toBe(true)
      const settings = readEnvironmentFile(read('deploy/compose/production.env.example'))
      const tools = { ...drawn['tools'], ...settings, ...environment }
      expect(() => readConfig(tools, command)).not.toThrow()
      expect(volumes).toEqual(['./backup:/backup'])
    },
  )

  test('gives the sandbox an environment that it can use', () => {
    const config = readConfig({ ...service('sandbox').environment, NODE_ENV: 'production' })
    expect(config).toMatchObject({ environment: 'SANDBOX', host: '0.0.0.0', dataDir: '/data' })
    expect(service('sandbox').volumes).toEqual(['sandbox-data:/data'])
  })

  test.each([
    ['edge', ['CLUB_SEAL_KEYS', 'VOLUNTEER_SEAL_KEYS']],
    ['club', ['CLUB_DATABASE_URL', 'CLUB_SEAL_KEYS', 'SECRET_KEYS']],
    ['volunteer', ['SECRET_KEYS', 'VOLUNTEER_DATABASE_URL', 'VOLUNTEER_SEAL_KEYS']],
    ['migrate', ['DATABASE_URL']],
    ['tools', ['DATABASE_URL', 'SECRET_KEYS']],
    ['mysql', ['CLUB_MYSQL_PASSWORD', 'MIGRATE_MYSQL_PASSWORD', 'VOLUNTEER_MYSQL_PASSWORD']],
  ])('gives %s the secrets of its role and no other, none in its environment', (name, names) => {
    expect(Object.keys(drawn[name] ?? {}).sort()).toEqual(names)
    const files = { club: ['club', 'zitadel-key'], mysql: ['mysql', 'mysql-root'] }
    expect(service(name).secrets).toEqual(files[name as keyof typeof files] ?? [name])
    expect(secrets[name]?.file).toBe(`secrets/${name}.env`)
    const inEnvironment = Object.entries(service(name).environment).filter(
      ([key, value]) => /DATABASE|KEY|SECRET|PASSWORD/.test(key) && !value.startsWith('/run/'),
    )
    expect(inEnvironment).toEqual([])
  })

  test('gives edges the address of the proxy to trust, which no other network has', () => {
    const [config] = (networks['public'] as { ipam: { config: { subnet: string }[] } }).ipam.config
    expect(service('edge').environment['TRUST_PROXY']).toBe(config?.subnet)
  })

  test('gives MySQL a buffer pool of its own size, which a setting changes', () => {
    expect(service('mysql').command).toContain('--innodb-buffer-pool-size=512M')
    expect(read('docker-compose.yml')).toMatch(/pool-size=\$\{MYSQL_BUFFER_POOL:-\w+\}/)
  })

  test('publishes the proxy, and the sandbox to this machine alone', () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined)
    expect(published.map(([name]) => name)).toEqual(['sandbox', 'proxy'])
    expect(service('sandbox').ports).toEqual(['127.0.0.1:4000:4000'])
    expect(service('proxy').ports).toEqual(['80:8080', '443:8443', '443:8443/udp'])
  })

  test('connects each service to the networks that it needs', () => {
    const connected = Object.entries(services).map(([name, { networks }]) => [name, networks])
    expect(Object.fromEntries(connected)).toEqual({
      sandbox: undefined,
      proxy: ['public'],
      edge: ['public', 'tiers', 'metrics'],
      club: ['outbound', 'tiers', 'database', 'metrics'],
      volunteer: ['outbound', 'tiers', 'database', 'metrics'],
      migrate: ['database'],
      tools: ['database'],
      mysql: ['database'],
      redis: ['tiers'],
    })
    for (const name of ['tiers', 'database', 'metrics'])
      expect(networks[name]).toMatchObject({ internal: true })
  })

  test('sends every path to the edges but those of probes', () => {
    const caddyfile = read('deploy/compose/Caddyfile')
    expect(caddyfile).toContain('@health path /livez /readyz\n')
    expect(caddyfile.match(/reverse_proxy .*/g)).toEqual(['reverse_proxy {'])
    expect(caddyfile).toContain('dynamic a edge 4000 {')
  })

  test('runs two of each role, whose metrics and calls between tiers have ports that are not published', () => {
    for (const name of ROLES) {
      expect(service(name).deploy).toEqual({ replicas: 2 })
      expect(service(name).environment).toMatchObject({ PORT: '4000', METRICS_PORT: '9464' })
    }
    for (const name of ['club', 'volunteer'])
      expect(service(name).environment).toMatchObject({ INTERNAL_PORT: '4100' })
  })

  test.each(['club', 'volunteer'])(
    'has %s sign in to MySQL as a user of its own, who reaches its own database alone',
    (name) => {
      const variable = `${name.toUpperCase()}_DATABASE_URL`
      const { username, password, pathname, host } = new URL(drawn[name]?.[variable] ?? '')
      expect([username, pathname, host]).toEqual([
        `clubgate_${name}`,
        `/clubgate_${name}`,
        'mysql:3306',
      ])
      const sent = sqlOfNewServer().filter((statement) => statement.includes(`'${username}'`))
      expect(sent).toEqual([
        `CREATE USER '${username}'@'%' IDENTIFIED BY '${password}';`,
        `GRANT SELECT, INSERT, UPDATE, DELETE ON \`clubgate\\_${name}\`.* TO '${username}'@'%';`,
      ])
    },
  )

  test('has migrations and backups sign in as a user who may change the tables of both databases', () => {
    const { username, password, pathname } = new URL(drawn['migrate']?.['DATABASE_URL'] ?? '')
    expect([username, pathname]).toEqual(['clubgate_migrate', '/clubgate'])
    expect(drawn['tools']?.['DATABASE_URL']).toBe(drawn['migrate']?.['DATABASE_URL'])
    const sent = sqlOfNewServer().filter((statement) => statement.includes(`'${username}'`))
    expect(sent).toEqual([
      `CREATE USER '${username}'@'%' IDENTIFIED BY '${password}';`,
      ...['club', 'volunteer'].map(
        (name) => `GRANT ALL ON \`clubgate\\_${name}\`.* TO '${username}'@'%';`,
      ),
      `GRANT BACKUP_ADMIN ON *.* TO '${username}'@'%';`,
      `GRANT SELECT ON performance_schema.log_status TO '${username}'@'%';`,
    ])
  })

  test('starts each service when what it stands on is healthy', () => {
    const data = {
      migrate: 'service_completed_successfully',
      mysql: 'service_healthy',
      redis: 'service_healthy',
    }
    expect(conditionsOf('migrate')).toEqual({ mysql: 'service_healthy' })
    expect(conditionsOf('club')).toEqual(data)
    expect(conditionsOf('volunteer')).toEqual(data)
    expect(conditionsOf('edge')).toMatchObject({
      club: 'service_healthy',
      volunteer: 'service_healthy',
    })
    expect(conditionsOf('proxy')).toEqual({ edge: 'service_healthy' })
    for (const [name, { healthcheck }] of Object.entries(services))
      expect({ name, isChecked: healthcheck !== undefined }).toEqual({
        name,
        isChecked: !['migrate', 'tools'].includes(name),
      })
  })

  test('lets no container write outside of volumes and memory, or run as root or gain rights', () => {
    for (const [name, service] of Object.entries(services))
      expect({ name, ...service }).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        logging: { options: { 'max-size': '20m', 'max-file': '5' } },
      })
    for (const name of ['sandbox', 'tools', ...PROCESSES])
      expect(service(name)).toMatchObject({ init: true, tmpfs: ['/tmp'] })
    for (const name of OTHERS) expect(service(name).user).toMatch(/^(1000:1000|mysql|redis)$/)
  })

  const testWithCompose = compose ? test : test.skip
  const config = async (args: readonly string[], env = {}) =>
    compose?.run([...args, 'config', '-q'], {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', ...env },
    })

  testWithCompose('is accepted by Compose in both profiles', async () => {
    for (const file of ['docker-compose.yml', '.env']) writeFileSync(join(folder, file), read(file))
    expect(await config([])).toMatchObject({ status: 0, stderr: '' })
    const before = await config(['--profile', 'production'])
    expect(before?.stderr).toMatch(/production\.env not found/)
    writeFileSync(join(folder, 'production.env'), read('deploy/compose/production.env.example'))
    expect(await config(['--profile', 'production'])).toMatchObject({ status: 0, stderr: '' })
  })

  testWithCompose('refuses a sandbox that is published beyond this machine', async () => {
    const published = await config([], { SANDBOX_PORT: '0.0.0.0:4000' })
    expect(published?.status).not.toBe(0)
  })
})

/** Initial SQL of a new server; the entrypoint of its image reads the file with a shell. */
function sqlOfNewServer(): string[] {
  const mount = service('mysql').volumes?.find((volume) => volume.includes('initdb'))
  const [file = ''] = mount?.split(':') ?? []
  // An executable file would run by itself, without the function of the entrypoint.
  expect(statSync(join(ROOT, file)).mode & 0o111).toBe(0)
  const script = read(file).replace('/run/secrets/mysql', join(folder, 'secrets/mysql.env'))
  const printed = execFileSync('sh', ['-euc', `docker_process_sql() { cat; }\n${script}`])
  return String(printed).trim().split('\n')
}

describe('deploy/compose/write-secrets.sh', () => {
  test('draws other secrets each time, in a folder for its owner that containers can read', () => {
    drawInto(join(folder, 'again'))
    const club = readFileSync(join(folder, 'again/club.env'), 'utf8')
    expect(readEnvironmentFile(club)['SECRET_KEYS']).not.toBe(drawn['club']?.['SECRET_KEYS'])
    expect(statSync(join(folder, 'again')).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'again/club.env')).mode & 0o777).toBe(0o644)
  })

  test('overwrites no secrets', () => {
    mkdirSync(join(folder, 'kept'))
    expect(() => drawInto(join(folder, 'kept'))).toThrow(/File exists/)
  })
})

describe('Dockerfile', () => {
  test('installs what the lock file says, without development, and runs as an unprivileged user', () => {
    const node = read('.nvmrc').trim()
    const bases = [...dockerfile.matchAll(/^FROM (\S+) AS (\w+)$/gm)].map(([, base, name]) => ({
      base,
      name,
    }))
    expect(bases.map(({ name }) => name)).toEqual(['built', 'runtime', 'sandbox', 'production'])
    for (const { base } of bases.slice(0, 2))
      expect(base).toMatch(new RegExp(`^node:${node}-bookworm-slim@sha256:[0-9a-f]{64}$`))
    expect(bases.slice(2).map(({ base }) => base)).toEqual(['runtime', 'runtime'])
    expect(dockerfile).toContain('RUN npm ci --omit=dev --ignore-scripts')
    expect(dockerfile).toContain('npm prune --omit=dev --omit=optional')
    const stages = dockerfile.split(/^FROM /m)
    for (const stage of stages.filter((stage) => stage.includes('USER')))
      expect(stage.match(/^USER .*$/gm)?.at(-1)).toBe('USER node')
  })

  test('copies only what .dockerignore lets through, and that is there', () => {
    const ignored = read('.dockerignore').split('\n')
    expect(ignored).toContain('*')
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, files = '']) => files.split(' '),
    )
    for (const file of copied) {
      expect(ignored).toContain(`!${file}`)
      expect({ file, exists: existsSync(join(ROOT, file)) }).toEqual({ file, exists: true })
    }
  })
})
