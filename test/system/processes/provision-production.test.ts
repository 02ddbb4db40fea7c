import { spawn } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createConnection } from 'mysql2/promise'
import { systemClock } from '../../../platform/time/clock.ts'
import { type LocalIssuer, makeLocalIssuer } from '../../../sandbox/issuer/local-issuer.ts'
import { CLUB_SCOPES } from '../../../schema/club/scopes.ts'
import { makeCertificate } from '../../subgraphs/foundation/webhooks/receiver.ts'
import { testSocket } from '../../support/database/test-database.ts'
import { readBlocks } from '../../support/guides/read-blocks.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { endWithSuite } from '../../support/jest/left-behind.ts'
import { readSource } from '../../support/source/import-graph.ts'
import { until } from '../../support/time/until.ts'
import { type GuideShell, startGuideShell } from '../guides/guide-shell.ts'
import { startMcpServer } from '../sandbox/mcp/mcp-client.ts'
import { type Child, runScript, spawnScript, waitUntilReady } from '../support/processes/child.ts'
import { type DataDir, makeDataDir } from '../support/processes/instance.ts'
import { productionEnvironment } from '../support/processes/role-environment.ts'
import { addressAt, dropDatabases } from '../support/processes/split-instance.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

let dir: DataDir
let folder: string
let issuer: LocalIssuer
let issuerProcess: ReturnType<typeof spawn>
let product: Child
let env: Record<string, string>
let baseUrl: string
let adminToken: string
let clubId: string
let shell: GuideShell

const prefix = `provision_${randomBytes(8).toString('hex')}`
const partnerKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
const EMAIL = 'owner@naranjal.example'

const YAML = `organizations:
  - key: naranjal
    name: El Naranjal
    clubs:
      - key: naranjal-valencia
        name: El Naranjal Valencia
        timezone: Europe/Madrid
        currency: EUR
        country: ES
        language: es
        volunteer: { plan: pro, addOns: [api_access_plus], apiAccess: true }
        locations:
          - key: main
            name: Main building
            courts:
              - { key: pista-1, name: Pista 1, number: 1, publicId: NARANJAL-01, indoorOutdoor: OUTDOOR, surfaceType: ARTIFICIAL_GRASS, device: true }
        staff:
          - { email: ${EMAIL}, role: OWNER }
applications:
  - key: rallydesk
    name: RallyDesk
    publisher: Rally Software
    redirectUris: [https://rallydesk.example/installed]
    scopes: [${CLUB_SCOPES.map((scope) => `'${scope}'`).join(', ')}]
    publicKeyFile: rallydesk.pem
`

beforeAll(async () => {
  dir = await makeDataDir()
  folder = dir.path
  const [port, issuerPort] = [await findFreePort(), await findFreePort()]
  baseUrl = `http://127.0.0.1:${port}`
  const issuerUrl = `https://localhost:${issuerPort}/idp`
  const { key, cert } = await makeCertificate()
  await writeFile(join(folder, 'issuer-key.pem'), key)
  await writeFile(join(folder, 'issuer.pem'), cert)
  await writeFile(join(folder, 'clubs.yaml'), YAML)
  const pem = partnerKey.publicKey.export({ type: 'spki', format: 'pem' })
  await writeFile(join(folder, 'rallydesk.pem'), pem)
  env = {
    ...productionEnvironment(folder),
    AUTH_ISSUER: issuerUrl,
    ZITADEL_PROJECT_ID: 'zitadel',
    ADMIN_SUBJECTS: 'first-admin',
    NODE_EXTRA_CA_CERTS: join(folder, 'issuer.pem'),
    DATABASE_URL: addressAt(testSocket(), prefix),
    SECRET_KEYS: randomBytes(32).toString('base64'),
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: baseUrl,
  }
  const claims = { audience: 'clubgate', staffClaim: 'clubgate_staff', clock: systemClock }
  issuer = await makeLocalIssuer({ dataDir: folder, issuerUrl, ...claims })
  issuerProcess = await startIssuer(issuerPort)
  await runScript('migrate', env)
  product = spawnScript('all-in-one', env)
  await waitUntilReady(product, baseUrl)
  adminToken = await issuer.signAccessToken({ subject: 'first-admin', expiresInSeconds: 3600 })
})

afterAll(async () => {
  await shell?.end()
  product?.process.kill('SIGTERM')
  await product?.exited
  issuerProcess?.kill('SIGTERM')
  await dropDatabases(prefix)
  await dir?.remove()
})

async function startIssuer(port: number) {
  const script = 'test/system/support/processes/production-issuer.ts'
  const child = spawn(process.execPath, [script, folder, String(port)], { cwd: ROOT })
  child.once(
    'exit',
    endWithSuite(() => child.kill('SIGTERM')),
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  await until(() => output.includes('The issuer is at') || child.exitCode !== null)
  expect(output).toContain('The issuer is at')
  return child
}

async function provision(...options: string[]): Promise<{ code: number | null; lines: string[] }> {
  const words = [join(folder, 'clubs.yaml'), ...options]
  const child = spawnScript('provision', { ...env, ADMIN_TOKEN: adminToken }, words)
  return { code: await child.exited, lines: child.output().trim().split('\n') }
}

async function ask(query: string, token = adminToken) {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = (await response.json()) as {
    data: Record<string, never>
    errors: unknown
  }
  expect(errors).toBeUndefined()
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes.
  return data as any
}

describe('an empty PRODUCTION', () => {
  test('is filled by npm run provision; the second run changes nothing', async () => {
    const secrets = ['--secrets', join(folder, 'secrets')]
    const plan = await provision('--dry-run')
    const first = await provision(...secrets)
    expect(first).toEqual(plan)
    expect(first).toEqual({
      code: 0,
      lines: [
        '+ application rallydesk',
        '+ organization naranjal',
        '+ club naranjal-valencia',
        '+ location naranjal-valencia/main',
        '+ court naranjal-valencia/pista-1',
        '+ device naranjal-valencia/pista-1',
        `+ staff naranjal-valencia/${EMAIL} OWNER`,
        '~ volunteer naranjal-valencia: plan, addOns',
        '= 0 unchanged',
      ],
    })
    expect(await provision(...secrets)).toEqual({ code: 0, lines: ['= 8 unchanged'] })
  })

  test('is examined by npm run doctor, to its issuer and its service user', async () => {
    const server = await createConnection({ socketPath: testSocket(), user: 'root' })
    // The server of the tests is not durable.
    await server.query('SET GLOBAL innodb_flush_log_at_trx_commit = 1')
    const examine = async (changes: Record<string, string>) => {
      const child = spawnScript('doctor', { ...env, ADMIN_TOKEN: adminToken, ...changes })
      return { code: await child.exited, output: child.output() }
    }
    const right = await examine({})
    const wrong = await examine({ AUTH_AUDIENCE: 'another' })
    await server.query('SET GLOBAL innodb_flush_log_at_trx_commit = 0')
    await server.end()
    expect(right.output).not.toContain('WRONG')
    expect(right.output).not.toContain(adminToken)
    expect(right.output).toMatch(/ok +issuer +The token of ADMIN_TOKEN is accepted\./)
    expect(right.output).toMatch(/ok +zitadel +The service user has access\./)
    expect(right.output).toMatch(/The installation is right\.\n$/)
    expect(right.code).toBe(0)
    expect(wrong.output).toMatch(/WRONG issuer +Its tokens are for clubgate\. Set AUTH_AUDIENCE/)
    expect(wrong.code).toBe(1)
  })

  test('lets a partner in as its guides show, from the provisioned club', async () => {
    const { clubs, applications } = await ask(
      '{ clubs { nodes { id courts { nodes { id locationId } } } } applications { nodes { id } } }',
    )
    const [club] = clubs.nodes
    clubId = club.id
    const claims = { email: EMAIL, email_verified: true }
    const owner = { subject: 'the-owner', expiresInSeconds: 3600, claims }
    const variables = {
      club_api: `${baseUrl}/v1/club`,
      base_url: baseUrl,
      graphql: `${baseUrl}/graphql`,
      clubs: {
        main: {
          id: clubId,
          staff_token: await issuer.signAccessToken(owner),
          courts: club.courts.nodes,
        },
      },
      authorization: {
        application_id: applications.nodes[0].id,
        redirect_uri: 'https://rallydesk.example/installed',
        private_jwk: partnerKey.privateKey.export({ format: 'jwk' }),
      },
    }
    shell = startGuideShell(await makeReadersFolder(variables))
    const authority = join(folder, 'issuer.pem')
    await shell.run(`export CURL_CA_BUNDLE=${authority} NODE_EXTRA_CA_CERTS=${authority}`)

    expect(await runCommandsOf('docs/guides/partner-bootstrap.md')).toContain(
      'Installed in El Naranjal Valencia, as ',
    )
    const printed = await runCommandsOf('docs/guides/first-booking.md')
    expect(printed).toContain('"match_session_id":"')
    expect(printed).toContain('"environment":"PRODUCTION"')
    expect(printed).toContain('"code":"VERSION_CONFLICT"')
    expect(printed).toMatch(/"source_version":2,.*"status":"CANCELLED".*"has_more":false/)
  })

  test('ends clubgate mcp --write, also with an installation that was approved in a sandbox', async () => {
    const club = await createConnection({
      ...{ socketPath: testSocket(), user: 'root', database: `${prefix}_club` },
    })
    await club.query("UPDATE installations SET environment = 'SANDBOX'")
    await club.end()
    await until(async () => {
      await shell.run('curl -s -H "Authorization: Bearer $TOKEN" $API/context')
      return shell.printed().includes('"environment":"SANDBOX"')
    })

    const key = join(folder, 'rallydesk.jwk')
    await writeFile(key, JSON.stringify(partnerKey.privateKey.export({ format: 'jwk' })))
    const exchange = join(folder, 'reader/.data/installation.json')
    const server = startMcpServer(['--write', '--exchange', exchange, '--key', key], {
      NODE_EXTRA_CA_CERTS: join(folder, 'issuer.pem'),
    })
    expect(await server.exited).toBe(1)
    expect(server.errors()).toContain('The server does not say that it is a sandbox')
  })

  test('keeps with --prune the court that has the booking, without its device', async () => {
    await writeFile(join(folder, 'clubs.yaml'), YAML.replace(/courts:\n.*\n/, 'courts: []\n'))
    expect(await provision('--prune', '--dry-run')).toMatchObject({
      code: 0,
      lines: [
        expect.stringMatching(/^! court naranjal-valencia\/pista-1/),
        '- device naranjal-valencia/pista-1',
        '= 6 unchanged',
      ],
    })
  })
})

/** The reader's folder, with variables in the place of a sandbox's. */
async function makeReadersFolder(variables: object): Promise<string> {
  const path = join(folder, 'reader')
  await mkdir(join(path, '.data'), { recursive: true })
  const entries = (await readdir(ROOT)).filter((name) => !['.data', '.git'].includes(name))
  for (const name of entries) await symlink(join(ROOT, name), join(path, name))
  await writeFile(join(path, '.data/sandbox.json'), JSON.stringify(variables))
  return path
}

/** Runs the commands of a page, none of which may fail; returns what they printed. */
async function runCommandsOf(page: string): Promise<string> {
  const printed: string[] = []
  for (const { language, text, line } of readBlocks(readSource(page))) {
    if (language !== 'sh') continue
    expect({ line, failed: await shell.run(text) }).toEqual({ line, failed: [] })
    printed.push(shell.printed())
  }
  return printed.join('\n')
}
