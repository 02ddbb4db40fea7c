import { execFileSync, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { EVENT_TYPES } from '../../../clients/cli/event-types.ts'
import { verifyWebhook } from '../../../clients/typescript/src/index.ts'
import { runCommand, startCommand } from '../../clients/cli/run-command.ts'
import { type Receiver, startReceiver } from '../../subgraphs/foundation/webhooks/receiver.ts'
import { readBlocks } from '../../support/guides/read-blocks.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { endWithSuite } from '../../support/jest/left-behind.ts'
import { checkDelivery } from '../../support/openapi/check-delivery.ts'
import { readSource } from '../../support/source/import-graph.ts'
import { until } from '../../support/time/until.ts'
import { spawnScript } from '../support/processes/child.ts'
import { type DataDir, type Instance, startInstance } from '../support/processes/instance.ts'
import { makeUsedDataDir } from '../support/processes/used-data-dir.ts'

const PROGRAM = resolve(import.meta.dirname, '../../../clients/cli/clubgate.cjs')
const UUID = /^[0-9a-f-]{36}$/

let dir: DataDir
let port: number
let instance: Instance
let receiver: Receiver

const start = () => startInstance({ dataDir: dir.path, port, env: { CLUB_RATE_LIMIT: '1000000' } })

const options = () => ['--sandbox', join(dir.path, 'sandbox.json')]

/** Arguments that end with the file of the running sandbox. */
const run = (...args: string[]) => runCommand([...args, ...options()])

beforeAll(async () => {
  dir = await makeUsedDataDir()
  port = await findFreePort()
  receiver = await startReceiver(null)
  instance = await start()
})

afterAll(async () => {
  await instance.end('SIGTERM')
  await receiver.close()
  await dir.remove()
})

const receiverUrl = () => `http://127.0.0.1:${receiver.port}/hooks`

async function trigger(type: string): Promise<string> {
  const { status, printed, noted } = await run('trigger', type)
  expect({ type, status, noted }).toEqual({ type, status: 0, noted: '' })
  expect(printed).toMatch(UUID)
  return printed
}

describe.each(['club', 'volunteer'] as const)('the events of the %s API', (product) => {
  test('can all be triggered, tailed and received as signed deliveries', async () => {
    const at = receiver.received.length
    const tail = startCommand(['events', 'tail', '--product', product, ...options()])
    const flags = ['--product', product, '--secret', 'whsec_1', '--print-json']
    const listen = startCommand(['listen', '--forward-to', receiverUrl(), ...flags, ...options()])
    // An event of a second ago would be missed: the first one that arrives proves that both follow.
    const [probe] = EVENT_TYPES[product]
    await until(async () => {
      const id = await trigger(probe)
      return tail.printed.join().includes(id) && listen.printed.join().includes(id)
    })

    const ids = new Map<string, string>()
    for (const type of EVENT_TYPES[product]) ids.set(await trigger(type), type)
    const missing = (lines: readonly string[]) =>
      [...ids.keys()].filter((id) => !lines.some((line) => line.includes(id)))
    await until(() => missing(tail.printed).length + missing(listen.printed).length === 0)
    expect([await tail.stop(), await listen.stop()]).toEqual([0, 0])

    for (const [id, type] of ids)
      expect(tail.printed.find((line) => line.includes(id))).toContain(` ${type} `)
    const received = receiver.received.slice(at)
    expect(listen.printed.length).toBe(received.length)
    expect(listen.noted.at(-1)).toBe(
      `${received.length} events: ${received.length} accepted, 0 refused, 0 without an answer.`,
    )
    for (const { headers, body } of received) {
      checkDelivery(product, { headers, body })
      const { type, event } = await verifyWebhook(body, headers, 'whsec_1')
      const triggered = ids.get(event.id)
      if (triggered !== undefined) expect(type).toBe(triggered)
    }
  })
})

describe('clubgate listen', () => {
  test('counts refusals and missing answers, and forwards only the types it is asked for', async () => {
    const refusing = await startReceiver(
      null,
      (_request, response) => void response.writeHead(500).end(),
    )
    const url = `http://localhost:${refusing.port}/`
    const listen = startCommand([
      'listen',
      '--forward-to',
      url,
      '--events',
      'booking.created',
      ...options(),
    ])
    await until(async () => {
      await trigger('booking.cancelled')
      return refusing.received.length > 0
    })
    await refusing.close()
    await until(async () => {
      await trigger('booking.created')
      return listen.printed.some((line) => line.includes('no_connection'))
    })
    expect(await listen.stop()).toBe(0)
    expect(listen.printed[0]).toMatch(/^Signing secret: whsec_\S{44}$/)
    expect(listen.printed.slice(2, -1).join('\n')).not.toMatch(/session|cancelled/)
    expect(listen.printed.at(-1)).toMatch(
      /^\d+ events: 0 accepted, [1-9]\d* refused, [1-9]\d* without/,
    )
  })

  test('resumes when the platform is started again, for both APIs', async () => {
    const products = ['club', 'volunteer'] as const
    const listening = products.map((product) => {
      const words = ['--forward-to', receiverUrl(), '--product', product, '--print-json']
      const [type] = EVENT_TYPES[product]
      return { type, listen: startCommand(['listen', ...words, ...options()]) }
    })
    for (const { type, listen } of listening)
      await until(async () => {
        const id = await trigger(type)
        return listen.printed.some((line) => line.includes(id))
      })
    await instance.end('SIGKILL')
    instance = await start()
    for (const { type, listen } of listening) {
      const id = await trigger(type)
      await until(() => listen.printed.some((line) => line.includes(id)))
      expect(await listen.stop()).toBe(0)
      const ids = listen.printed.map((line) => JSON.parse(line).id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(listen.noted.join('\n')).toContain('Connecting again')
    }
  })
})

describe('clubgate events tail', () => {
  test('prints what happened behind an id, and ends after a number of events', async () => {
    const first = await trigger('booking.created')
    await trigger('booking.updated')
    const args = ['--after', first, '--type', 'booking.created,booking.updated', '--count', '2']
    const { status, printed } = await run('events', 'tail', '--json', ...args)
    expect(status).toBe(0)
    const types = printed.split('\n').map((line) => JSON.parse(line).type)
    expect(types).toEqual(['booking.created', 'booking.updated'])
  })

  test.each(['club', 'volunteer'])(
    'exits with 1 at an unknown id of the %s API',
    async (product) => {
      const unknown = '01900000-0000-7000-8000-000000000000'
      const { status, noted } = await run(
        'events',
        'tail',
        '--product',
        product,
        '--after',
        unknown,
      )
      expect(status).toBe(1)
      expect(noted).toContain('invalid_cursor')
    },
  )
})

describe('clubgate token', () => {
  test.each([
    ['owner', 'StaffViewer'],
    ['frontdesk', 'StaffViewer'],
    ['coach', 'StaffViewer'],
    ['coordinator', 'StaffViewer'],
    ['device', 'DeviceViewer'],
    ['admin', 'StaffViewer'],
  ])('prints a token as %s', async (name, viewer) => {
    const { status, printed, noted } = await run('token', '--as', name)
    expect([status, noted]).toEqual([0, expect.stringMatching(/^Valid for \d+ h \d+ min\.$/)])
    expect(await readViewer(printed)).toEqual({ __typename: viewer })
  })

  test('prints a token as helper, and the link with it', async () => {
    const { status, printed, noted } = await run('token', '--as', 'helper')
    expect([status, noted.split('\n')]).toEqual([
      0,
      [
        expect.stringMatching(/^Valid for \d+ d \d+ h\.$/),
        `Link: ${instance.baseUrl}/helpers/#${printed}`,
      ],
    ])
    expect(await readViewer(printed)).toEqual({ __typename: 'HelperViewer' })
  })

  test.each([
    [[], 'full'],
    [['--as', 'installation', '--club', 'other'], 'other'],
    [['--installation', 'reader'], 'reader'],
  ])('prints the token of an installation with its life and scopes for %j', async (args, name) => {
    const { id, scopes = [] } = instance.sandbox.installations[name] ?? {}
    const { status, printed, noted } = await run('token', ...args)
    expect(status).toBe(0)
    expect(noted).toMatch(/^Valid for \d+ h \d+ min\.\n/)
    expect(noted.split('\n')[1]).toBe(`Scopes: ${scopes.join(', ')}.`)
    expect(await readViewer(printed)).toEqual({
      __typename: 'InstallationViewer',
      installationId: id,
      clubScopes: scopes.map(toEnumValue),
    })
  })

  test.each([
    [[], 'pro'],
    [['--club', 'other'], 'other'],
  ])('prints an API key with its life and scopes for %j', async (args, name) => {
    const { verein_id: clubId, scopes = [] } = instance.sandbox.api_keys[name] ?? {}
    const { status, printed, noted } = await run('token', '--as', 'api-key', ...args)
    expect(status).toBe(0)
    expect(noted).toBe(`Valid until it is revoked.\nScopes: ${scopes.join(', ')}.`)
    expect(await readViewer(printed)).toEqual({
      __typename: 'ApiKeyViewer',
      clubId,
      volunteerScopes: scopes.map(toEnumValue),
    })
  })

  test('exits with 2 for an installation that the sandbox does not have', async () => {
    const { status, printed, noted } = await run('token', '--installation', 'nope')
    expect([status, printed]).toEqual([2, ''])
    expect(noted).toContain('--installation is one of full, peer')
  })
})

const VIEWER = `{
  viewer {
    __typename
    ... on InstallationViewer { installationId clubScopes }
    ... on ApiKeyViewer { clubId volunteerScopes }
  }
}`

/** Whom the graph sees by a credential. */
async function readViewer(credential: string): Promise<unknown> {
  const response = await fetch(instance.sandbox.graphql, {
    method: 'POST',
    headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: VIEWER }),
  })
  const { data } = (await response.json()) as { data: { viewer: unknown } }
  return data.viewer
}

const toEnumValue = (scope: string) => scope.replaceAll(/\W/g, '_').toUpperCase()

describe('clubgate trigger', () => {
  test('acts in the other club, too', async () => {
    const { status, printed } = await run('trigger', 'booking.created', '--club', 'other')
    expect([status, printed]).toEqual([0, expect.stringMatching(UUID)])
  })

  test('refuses in PRODUCTION', async () => {
    const args = ['trigger', 'booking.created', ...options()]
    const { status, printed, noted } = await runCommand(args, { ENVIRONMENT: 'PRODUCTION' })
    expect([status, printed]).toEqual([1, ''])
    expect(noted).toContain('never in PRODUCTION')
  })
})

describe('npm run provision beside the sandbox', () => {
  const provision = async (words: readonly string[], env: Record<string, string> = {}) => {
    const child = spawnScript('provision', { DATA_DIR: dir.path, ...env }, words)
    return { code: await child.exited, printed: child.output() }
  }

  test('plans the example of docs/operations/provision.md without settings, and with ADMIN_TOKEN alone', async () => {
    const page = readSource('docs/operations/provision.md')
    const example = readBlocks(page).find(({ text }) => /^organizations:/m.test(text))
    const [, makeKey = ''] = /`(openssl rsa [^`]+)`/.exec(page) ?? []
    const folder = await mkdtemp(join(tmpdir(), 'clubgate-example-'))
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
    await writeFile(join(folder, 'courtdesk-private.pem'), pem)
    await writeFile(join(folder, 'clubs.yaml'), example?.text ?? '')
    execFileSync('bash', ['-c', makeKey], { cwd: folder, stdio: 'ignore' })

    const { admin_token: token } = JSON.parse(await readFile(options()[1] ?? '', 'utf8'))
    for (const env of [undefined, { ADMIN_TOKEN: token }]) {
      const { code, printed } = await provision([join(folder, 'clubs.yaml'), '--dry-run'], env)
      expect({ code, printed }).toEqual({
        code: 0,
        printed: expect.stringMatching(/^(\+ .+\n|~ volunteer .+\n)+= 0 unchanged\n$/),
      })
    }
    await rm(folder, { recursive: true })
  })

  test('exits with 0 after its help, with 2 after a wrong option, with 1 otherwise', async () => {
    expect(await provision(['--help'])).toEqual({
      code: 0,
      printed: expect.stringMatching(/^Usage: npm run provision -- FILE\.yaml/),
    })
    expect(await provision(['--purge', 'clubs.yaml'])).toEqual({
      code: 2,
      printed: expect.stringMatching(/^Not provisioned: There is no option --purge\.\nUsage: /),
    })
    expect(await provision([join(dir.path, 'absent.yaml')])).toEqual({
      code: 1,
      printed: `Not provisioned: ${dir.path}/absent.yaml does not exist.\n`,
    })
  })
})

describe('the program', () => {
  test('prints its count at Ctrl-C, and exits with 0', async () => {
    const args = [PROGRAM, 'listen', '--forward-to', receiverUrl(), ...options()]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    endWithSuite(() => child.kill('SIGKILL'))
    const exited = new Promise((resolved) => child.once('exit', resolved))
    let printed = ''
    child.stdout.on('data', (chunk) => {
      printed += chunk
    })
    await until(() => printed.includes('Ctrl-C ends it.'))
    child.kill('SIGINT')
    expect(await exited).toBe(0)
    expect(printed).toContain('0 events: 0 accepted')
  })

  test('ends quietly as soon as the next program of the pipe has read enough, without another event', async () => {
    const first = await trigger('booking.created')
    await trigger('booking.updated')
    const tail = `"${process.execPath}" "${PROGRAM}" events tail --type booking.updated --after ${first}`
    const command = `${tail} ${options().join(' ')} | head -n 1`
    const child = spawn('bash', ['-c', command], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const isOver = endWithSuite(() => process.kill(-Number(child.pid), 'SIGKILL'))
    const printed = await Promise.all([text(child.stdout), text(child.stderr)])
    isOver()
    expect(printed).toEqual([expect.stringContaining(' booking.updated '), ''])
  })
})
