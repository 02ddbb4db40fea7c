import { spawn, spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { makeReconnectNote } from '../../../clients/cli/streams/note-reconnects.ts'
import { startCommand } from '../../clients/cli/run-command.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { endWithSuite } from '../../support/jest/left-behind.ts'
import { until } from '../../support/time/until.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const PROGRAM = join(ROOT, 'clients/cli/clubgate.cjs')
const VERSION = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version

let dir: string
let options: string[]

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'clubgate-program-'))
  // A sandbox that has ended.
  options = await writeSandbox('ended.json', await findFreePort())
})

afterAll(() => rm(dir, { recursive: true }))

/** Options that name the sandbox at this port. */
async function writeSandbox(name: string, port: number): Promise<string[]> {
  const host = `127.0.0.1:${port}`
  const address = `http://${host}`
  const sandbox = {
    base_url: address,
    graphql_ws: `ws://${host}/graphql`,
    issuer: address,
    clubs: { main: { id: 'c', staff_token: 't' } },
    installations: {
      full: {
        access_token: 't',
        oauth_subject: 's',
        credential_key_id: 'k',
        oauth_audience_scope: 'a',
        private_jwk: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
          format: 'jwk',
        }),
      },
    },
  }
  const file = join(dir, name)
  await writeFile(file, JSON.stringify(sandbox))
  return ['--sandbox', file]
}

describe('the program', () => {
  test('is what npx runs in a clone, and in a folder below it, without a registry', () => {
    const args = ['--no', '--offline', 'clubgate', '--version']
    for (const cwd of [ROOT, join(ROOT, 'docs')]) {
      const { status, stdout } = spawnSync('npx', args, { cwd, encoding: 'utf8' })
      expect({ status, stdout }).toEqual({ status: 0, stdout: `${VERSION}\n` })
    }
  })

  test('passes SIGINT on when it runs under an older Node.js, and prints the count', async () => {
    const older = { value: { ...process.versions, node: '20.0.0' } }
    const script = `Object.defineProperty(process, 'versions', ${JSON.stringify(older)}); require(${JSON.stringify(PROGRAM)})`
    const listen = ['listen', '--forward-to', 'http://127.0.0.1:1/', ...options]
    const child = spawn(process.execPath, ['-e', script, PROGRAM, ...listen], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
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
})

describe.each(['club', 'volunteer'])('events tail of the %s API', (product) => {
  test('states that the sandbox does not answer', async () => {
    const tail = startCommand(['events', 'tail', '--product', product, ...options])
    await until(() => tail.noted.length > 0)
    expect(tail.noted[0]).toMatch(
      /^Connecting again: no connection to 127\.0\.0\.1:\d+ \([\w ]+\): is the sandbox running\?$/,
    )
    expect(await tail.stop()).toBe(0)
  })
})

describe('a stop of events tail', () => {
  test('ends it while a server accepts the connection and answers nothing', async () => {
    let attempts = 0
    const server = createServer(() => {
      attempts += 1
    })
    await new Promise<void>((resolved) => server.listen(0, '127.0.0.1', resolved))
    endWithSuite(() => void server.close())
    const { port } = server.address() as AddressInfo
    const sandbox = await writeSandbox('silent.json', port)
    const tail = startCommand(['events', 'tail', '--product', 'volunteer', ...sandbox])
    await until(() => attempts > 0)
    expect(await tail.stop()).toBe(0)
    expect(tail.noted).toEqual([])
  })
})

describe('the line of a new connection', () => {
  test('is printed once, however many attempts meet the same cause', async () => {
    let attempts = 0
    const server = createServer((socket) => {
      attempts += 1
      socket.destroy()
    })
    await new Promise<void>((resolved) => server.listen(0, '127.0.0.1', resolved))
    endWithSuite(() => void server.close())
    const { port } = server.address() as AddressInfo
    const sandbox = await writeSandbox('cut.json', port)
    const tail = startCommand(['events', 'tail', '--product', 'volunteer', ...sandbox])
    await until(() => attempts > 3)
    expect(await tail.stop()).toBe(0)
    expect(tail.noted).toEqual([expect.stringContaining(`no connection to 127.0.0.1:${port}`)])
  })

  test('is printed for each cause that differs from the one before', async () => {
    const lines: string[] = []
    const note = await makeReconnectNote(options[1], {
      env: {},
      print: () => {},
      note: (line) => void lines.push(line),
      signal: new AbortController().signal,
    })
    const restart = new Error('The stream ended: 1001 stopping')
    const refused = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
    for (const cause of [restart, refused, refused, refused, restart, restart]) note(cause)
    expect(lines).toEqual([
      'Connecting again: The stream ended: 1001 stopping',
      expect.stringMatching(/^Connecting again: no connection to \S+ \(ECONNREFUSED\)/),
      'Connecting again: The stream ended: 1001 stopping',
    ])
  })
})
