import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request as httpsRequest } from 'node:https'
import { join, resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createConnection } from 'mysql2/promise'
import { testSocket } from '../../../support/database/test-database.ts'
import { type DataDir, makeDataDir } from '../../support/processes/instance.ts'
import { caddy } from '../../support/tools/caddy.ts'
import { type ComposedProject, makeProject } from './composed-project.ts'
import type { ComposedService } from './composed-service.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

let dir: DataDir
let project: ComposedProject

beforeAll(async () => {
  dir = await makeDataDir()
  project = await makeProject(dir.path)
})

afterAll(async () => {
  await project?.stop()
  await dir?.remove()
})

describe('the profile sandbox', () => {
  test('serves a sandbox outside of its container', async () => {
    const sandbox = project.start('sandbox')
    await sandbox.untilHealthy(4000)
    const baseUrl = `http://${project.addressOf('sandbox')}:4000`
    const dataDir = join(dir.path, 'data')
    const file = JSON.parse(readFileSync(join(dataDir, 'sandbox.json'), 'utf8'))
    expect(file.base_url).toBe(baseUrl)

    const token = execFileSync(process.execPath, ['clients/cli/clubgate.cjs', 'token'], {
      cwd: ROOT,
      env: { DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const headers = { authorization: `Bearer ${String(token).trim()}` }
    expect((await fetch(`${baseUrl}/v1/club/context`, { headers })).status).toBe(200)
    expect(sandbox.output()).toContain('Bearer $(docker compose exec -T sandbox node -p ')
    expect(await sandbox.stop()).toBe(0)
  })
})

describe('the profile production', () => {
  let proxy: ComposedService | null = null
  let edges: ComposedService[] = []

  beforeAll(async () => {
    project.configure('https://localhost')
    await onServer(sqlOfNewServer())
    await project.start('redis').untilHealthy(6379)
    const migrate = project.start('migrate')
    expect({ code: await migrate.exited, output: migrate.output() }).toMatchObject({ code: 0 })
    const subgraphs = [project.start('club'), project.start('volunteer')]
    await Promise.all(subgraphs.map((subgraph) => subgraph.untilHealthy(4000)))
    edges = [project.start('edge'), project.start('edge', 1)]
    await Promise.all(edges.map((edge) => edge.untilHealthy(4000)))
    if (caddy === null) return
    proxy = await project.startProxy()
    await proxy.untilHealthy(8081)
  })

  afterAll(() =>
    onServer(
      ['clubgate_club', 'clubgate_volunteer', 'clubgate_migrate'].flatMap((name) => [
        `DROP DATABASE IF EXISTS ${name}`,
        `DROP USER IF EXISTS ${name}`,
      ]),
    ),
  )

  test('answers from both replicas of the edge, through all tiers', async () => {
    const headers = { authorization: 'Bearer unknown-key' }
    for (const replica of [0, 1]) {
      const edge = `http://${project.addressOf('edge', replica)}:4000`
      const answer = await fetch(`${edge}/api/developer/v1/events`, { headers })
      expect(answer.status).toBe(401)
    }
  })

  test('serves the metrics of each role at 9464', async () => {
    for (const role of ['edge', 'club', 'volunteer'] as const) {
      const answer = await fetch(`http://${project.addressOf(role)}:9464/metrics`)
      expect(await answer.text()).toContain(`role="${role}"`)
    }
  })

  const testWithProxy = caddy ? test : test.skip
  testWithProxy('answers over TLS through the proxy, also while a replica is away', async () => {
    for (const path of ['/docs', '/docs/guides/webhooks', '/docs/club.md', '/llms.txt'])
      expect([path, await ask(path)]).toMatchObject([path, { status: 200 }])
    expect(await ask('/readyz')).toMatchObject({ status: 404 })
    expect(await ask('/v1/club/context')).toMatchObject({ status: 401, body: { error: {} } })
    expect(await ask('/graphql?query={__typename}&apollo-require-preflight=1')).toMatchObject({
      status: 401,
      body: { errors: [{ extensions: { code: 'authentication_required' } }] },
    })

    expect(await edges[0]?.stop()).toBe(0)
    for (const _ of Array(10))
      expect(await ask('/api/developer/v1/events')).toMatchObject({ status: 401 })
    expect(await proxy?.stop()).toBe(0)
  })
})

/** As the entrypoint of the MySQL image sends it. */
function sqlOfNewServer(): string[] {
  const file = readFileSync(join(ROOT, 'deploy/compose/mysql-users.sh'), 'utf8')
  const script = file.replace('/run/secrets/', join(dir.path, 'mounted/'))
  const printed = execFileSync('sh', ['-euc', `docker_process_sql() { cat; }\n${script}`])
  const statements = String(printed).trim().split('\n')
  // MariaDB knows neither the right nor the table.
  const isMySql = process.env['TEST_DATABASE'] === 'mysql'
  return statements.filter((sql) => isMySql || !/BACKUP_ADMIN|log_status/.test(sql))
}

async function onServer(statements: readonly string[]): Promise<void> {
  const connection = await createConnection({ socketPath: testSocket(), user: 'root' })
  for (const statement of statements) await connection.query(statement)
  await connection.end()
}

/** A request to the proxy by a client that trusts its authority. */
function ask(path: string): Promise<{ status: number | undefined; body: unknown }> {
  const authority = join(dir.path, 'data/caddy/pki/authorities/local/root.crt')
  const options = {
    host: project.addressOf('proxy'),
    port: 8443,
    path: encodeURI(path),
    servername: 'localhost',
    ca: readFileSync(authority),
    headers: { host: 'localhost' },
  }
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined
    body: unknown
  }>()
  const request = httpsRequest(options, async (response) => {
    const body = await json(response).catch(() => null)
    resolve({ status: response.statusCode, body })
  })
  request.on('error', reject).end()
  return promise
}
