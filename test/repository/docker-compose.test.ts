import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { type ProcessName, readConfig } from '../../platform/config/config.ts'
import { compose } from '../support/tools/compose.ts'

const ROOT = resolve(import.meta.dirname, '../..')

interface Service {
  image: string
  command: string[]
  environment: Record<string, string>
  ports?: string[]
  volumes?: string[]
  user?: string
  read_only?: boolean
  init?: boolean
  cap_drop?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
}

const text = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8')
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> }
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')

const ROLES = ['facade', 'gateway', 'club', 'volunteer']

const aKey = () => randomBytes(32).toString('base64')

const GIVEN = {
  SECRET_KEYS: aKey(),
  GATEWAY_SEAL_KEYS: aKey(),
  CLUB_SEAL_KEYS: aKey(),
  VOLUNTEER_SEAL_KEYS: aKey(),
  CLUB_MYSQL_PASSWORD: 'clubsecret',
  VOLUNTEER_MYSQL_PASSWORD: 'volunteersecret',
  PUBLIC_URL: 'https://api.test',
  AUTH_ISSUER: 'https://issuer.test',
  ZITADEL_PROJECT_ID: 'project',
  ZITADEL_ORGANIZATION_ID: 'organization',
  ZITADEL_KEY_FILE: './package.json',
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

/** What Compose puts in place of `${NAME:-default}` and `${NAME:?message}`. */
function fill(value: string): string {
  return value.replace(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: keyof typeof GIVEN, kind, rest) => GIVEN[name] ?? (kind === '-' ? rest : ''),
  )
}

/** Initial SQL of a new server; the entrypoint of its image reads the file with a shell. */
function sqlOfNewServer(): string[] {
  const [source = ''] =
    service('mysql')
      .volumes?.find((volume) => volume.includes('initdb'))
      ?.split(':') ?? []
  const { stdout } = spawnSync('sh', ['-c', `docker_process_sql() { cat; }; . ${source}`], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', ...GIVEN },
    encoding: 'utf8',
  })
  return stdout.trim().split('\n')
}

describe('docker-compose.yml', () => {
  test('has the four roles, a migration, MySQL and Redis', () => {
    expect(Object.keys(services)).toEqual([...ROLES, 'migrate', 'mysql', 'redis'])
    expect(service('mysql').image).toBe('mysql:9.7')
    expect(service('redis').image).toBe('redis:7.4')
  })

  test.each([...ROLES, 'migrate'])('starts %s from a file there is, without a shell', (name) => {
    const [program, file = '', ...rest] = service(name).command
    expect([program, rest]).toEqual(['node', []])
    expect({ file, exists: existsSync(join(ROOT, file)) }).toEqual({ file, exists: true })
  })

  test.each([...ROLES, 'migrate'])('gives %s an environment that it can use', (name) => {
    const environment = Object.entries(service(name).environment)
    const filled = Object.fromEntries(environment.map(([key, value]) => [key, fill(value)]))
    expect(() => readConfig(filled, name as ProcessName)).not.toThrow()
  })

  test('hands on what may be left out: mail, proxies and metrics', () => {
    const isHandedOn = (name: string, variables: readonly string[]) =>
      variables.every((key) => service(name).environment[key] === `\${${key}:-}`)
    expect(isHandedOn('volunteer', ['SMTP_URL', 'MAIL_FROM'])).toBe(true)
    for (const name of ['facade', 'gateway']) expect(isHandedOn(name, ['TRUST_PROXY'])).toBe(true)
    for (const name of ROLES) expect(isHandedOn(name, ['METRICS_PORT'])).toBe(true)
  })

  test('names the other tiers by their services', () => {
    expect(service('facade').environment).toMatchObject({ GATEWAY_URL: 'http://gateway:4100' })
    expect(service('gateway').environment).toMatchObject({
      CLUB_SUBGRAPH_URL: 'http://club:4100',
      VOLUNTEER_SUBGRAPH_URL: 'http://volunteer:4100',
    })
  })

  test('publishes the facade and the gateway alone, to this machine alone', () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined)
    expect(published.map(([name]) => name)).toEqual(['facade', 'gateway'])
    for (const [, { ports }] of published)
      expect(ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:.*:4000$/)])
  })

  test('has the tiers call each other at a port that is not published', () => {
    for (const name of ['gateway', 'club', 'volunteer'])
      expect(service(name).environment).toMatchObject({
        PORT: '4000',
        INTERNAL_PORT: '4100',
        INTERNAL_HOST: '0.0.0.0',
      })
  })

  test.each([
    ['facade', ['GATEWAY_SEAL_KEYS']],
    ['gateway', ['CLUB_SEAL_KEYS', 'GATEWAY_SEAL_KEYS', 'VOLUNTEER_SEAL_KEYS']],
    ['club', ['CLUB_DATABASE_URL', 'CLUB_SEAL_KEYS', 'SECRET_KEYS', 'ZITADEL_KEY_FILE']],
    ['volunteer', ['SECRET_KEYS', 'VOLUNTEER_DATABASE_URL', 'VOLUNTEER_SEAL_KEYS']],
    ['migrate', ['CLUB_DATABASE_URL', 'VOLUNTEER_DATABASE_URL']],
  ])('gives %s the secrets of its role and no other', (name, secrets) => {
    const names = Object.keys(service(name).environment)
    expect(names.filter((key) => /DATABASE|KEY|SECRET|PASSWORD/.test(key)).sort()).toEqual(secrets)
    expect(names.includes('AUTH_ISSUER')).toBe(['gateway', 'club'].includes(name))
    expect('secrets' in service(name)).toBe(name === 'club')
  })

  test.each(['club', 'volunteer'])(
    'has %s sign in to MySQL as a user of its own, who reaches its own database alone',
    (name) => {
      const variable = `${name.toUpperCase()}_DATABASE_URL`
      const { username, password, pathname } = new URL(
        fill(service(name).environment[variable] ?? ''),
      )
      expect([username, password]).toEqual([`clubgate_${name}`, `${name}secret`])
      expect(pathname).toBe(`/${username}`)
      expect(service('migrate').environment[variable]).toBe(service(name).environment[variable])
      const sent = sqlOfNewServer().filter((statement) => statement.includes(`'${username}'`))
      expect(sent).toEqual([
        `CREATE USER '${username}'@'%' IDENTIFIED BY '${password}';`,
        `GRANT ALL ON \`clubgate\\_${name}\`.* TO '${username}'@'%';`,
      ])
    },
  )

  test('starts each service when what it stands on is healthy', () => {
    const data = {
      migrate: 'service_completed_successfully',
      mysql: 'service_healthy',
      redis: 'service_healthy',
    }
    expect(conditionsOf('migrate')).toEqual({ mysql: 'service_healthy' })
    expect(conditionsOf('club')).toEqual(data)
    expect(conditionsOf('volunteer')).toEqual(data)
    expect(conditionsOf('gateway')).toMatchObject({
      club: 'service_healthy',
      volunteer: 'service_healthy',
    })
    expect(conditionsOf('facade')).toMatchObject({ gateway: 'service_healthy' })
    for (const [name, { healthcheck }] of Object.entries(services))
      expect({ name, isChecked: healthcheck !== undefined }).toEqual({
        name,
        isChecked: name !== 'migrate',
      })
  })

  test('asks the roles for /readyz with node, which is all that the image has', () => {
    for (const name of ROLES) {
      const [kind, program, flag, script] = service(name).healthcheck?.test ?? []
      expect([kind, program, flag]).toEqual(['CMD', 'node', '-e'])
      expect(script).toContain('http://127.0.0.1:4000/readyz')
      expect(() => new Function(script ?? '')).not.toThrow()
    }
  })

  test('lets no process write outside of /tmp, or gain rights', () => {
    for (const name of [...ROLES, 'migrate'])
      expect(service(name)).toMatchObject({
        read_only: true,
        init: true,
        tmpfs: ['/tmp'],
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
  })

  test('holds no secret: each is required from outside', () => {
    const required = ['SECRET_KEYS', 'CLUB_SEAL_KEYS', 'CLUB_MYSQL_PASSWORD', 'AUTH_ISSUER']
    for (const name of required) expect(text).toMatch(new RegExp(`\\$\\{${name}:\\?`))
    const secrets = Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([key]) => /PASSWORD|SECRET|KEY/.test(key)),
    )
    const written = secrets.filter(
      ([, value]) => !/\$\{|^\/run\/secrets\//.test(value) && value !== 'yes',
    )
    expect(secrets.length).toBeGreaterThan(0)
    expect(written).toEqual([])
  })

  const testWithCompose = compose ? test : test.skip
  testWithCompose('is accepted by Compose, and refused where a secret is missing', async () => {
    const config = async (given: Record<string, string>) => {
      const env = { PATH: process.env['PATH'] ?? '', ...given }
      return (await compose?.run(['config', '-q'], { cwd: ROOT, env }))?.status
    }
    expect(await config(GIVEN)).toBe(0)
    expect(await config({ ...GIVEN, SECRET_KEYS: '' })).not.toBe(0)
  })
})

describe('Dockerfile', () => {
  test('installs what the lock file says, without development, and runs as an unprivileged user', () => {
    expect(dockerfile.match(/^FROM .*/gm)).toEqual([
      'FROM node:24-bookworm-slim AS packages',
      'FROM node:24-bookworm-slim',
    ])
    expect(dockerfile).toContain('RUN npm ci --omit=dev')
    expect(dockerfile).toMatch(/^USER node$/m)
  })

  test('copies only what .dockerignore lets through, and that is there', () => {
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n')
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
