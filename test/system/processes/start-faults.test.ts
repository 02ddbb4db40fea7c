import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Connection, createConnection } from 'mysql2/promise'
import { formatStartupError } from '../../../launch/process/format-startup-error.ts'
import { secretKeysOf } from '../../../launch/process/secret-keys.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { requireSpace } from '../../../platform/config/files/require-space.ts'
import { StartupError } from '../../../platform/config/startup-error.ts'
import { Problem } from '../../../schema/problem.ts'
import { testSocket } from '../../support/database/test-database.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { startResettingProxy } from '../../support/http/resetting-proxy.ts'
import { endWithSuite } from '../../support/jest/left-behind.ts'
import { until } from '../../support/time/until.ts'
import { spawnScript } from '../support/processes/child.ts'
import { makeDataDir } from '../support/processes/instance.ts'

const STACK = /^ {4}at /m

describe('an error that ends a process', () => {
  test('is a message without a stack for a StartupError', () => {
    const obstacle = new StartupError('Port 4000 is taken.', { cause: new Error('inside') })
    expect(formatStartupError('It could not start', obstacle)).toBe(
      'It could not start: Port 4000 is taken.',
    )
  })

  test('is a message without a stack for a system error', () => {
    const text = textOf(() => mkdirSync('/proc/missing/folder'))
    expect(text).toContain('/proc/missing/folder')
    expect(text).not.toMatch(STACK)
  })

  test.each([
    ['EACCES', 'may not be opened by this user'],
    ['EPERM', 'may not be opened by this user'],
    ['EROFS', 'is on a read-only disk'],
    ['ENOSPC', 'is on a full disk'],
  ])('names the file and, in words, %s', (code, words) => {
    const error = Object.assign(new Error(`${code}: x, open '/data/x'`), { code, syscall: 'open' })
    const text = formatStartupError('It could not start', Object.assign(error, { path: '/data/x' }))
    expect(text).toBe(`It could not start: /data/x ${words}.`)
  })

  test('is a message without a stack for a lost database', () => {
    const problem = new Problem('dependency_unavailable', 'The data store cannot be reached.')
    expect(formatStartupError('It could not start', problem)).not.toMatch(STACK)
  })

  test('has its stack and cause for any other error', () => {
    const text = textOf(() => {
      throw new TypeError('x is not a function', { cause: new Error('inside') })
    })
    expect(text).toContain('x is not a function')
    expect(text).toMatch(STACK)
    expect(text).toContain('start-faults.test.ts')
    expect(text).toContain('inside')
    expect(formatStartupError('It could not start', undefined)).toContain('undefined')
  })
})

describe('the keys of a data directory', () => {
  test('are not replaced where their file cannot be read', async () => {
    const dir = await makeDataDir()
    mkdirSync(join(dir.path, 'secret-keys'))
    await expect(secretKeysOf(readConfig({ DATA_DIR: dir.path }))).rejects.toThrow('EISDIR')
    expect(readdirSync(dir.path)).toEqual(['secret-keys'])
    await dir.remove()
  })
})

describe('a disk without space for a new database', () => {
  test('is named with the space that is needed', async () => {
    await expect(requireSpace('/tmp', 1e12)).rejects.toThrow(
      /^The disk of \/tmp has \d+ MiB free, and 1000000000000 MiB are needed\. Free some of it/,
    )
    await expect(requireSpace('/tmp', 0)).resolves.toBeUndefined()
  })
})

describe('a process whose start fails', () => {
  test.each([
    ['by force where it left something open', 'setInterval(() => {}, 1_000); throw new Error("x")'],
    ['where nothing is left that it could wait for', 'await new Promise(() => {})'],
  ])('ends with its status, %s', async (_where, body) => {
    const file = new URL('../../../launch/process/run-process.ts', import.meta.url)
    const script = `
      const { runProcess } = await import(${JSON.stringify(file.href)})
      await runProcess('all-in-one', async () => { ${body} })
    `
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    endWithSuite(() => child.kill('SIGKILL'))
    let printed = ''
    child.stderr.on('data', (chunk) => (printed += chunk))
    const [status] = await once(child, 'exit')
    expect(status).toBe(1)
    expect(printed).toContain('Clubgate could not start')
  })
})

describe('words behind a command', () => {
  const env = {
    DATA_DIR: '/proc/missing',
    DATABASE_URL: 'mysql://root@127.0.0.1:1/clubgate',
    SECRET_KEYS: randomBytes(32).toString('base64'),
  }

  test.each([
    ['all-in-one', '--help', 0, 'Usage: npm start\n  Settings are variables: PORT='],
    ['all-in-one', '--port=4001', 2, 'no argument --port=4001.\nUsage: npm start\n'],
    ['seed-sandbox', '--help', 0, 'Usage: npm run seed:sandbox\n  Settings are variables'],
    ['seed-sandbox', 'x', 2, 'no argument x.\nUsage: npm run seed:sandbox\n'],
    ['simulate', '--court=1', 2, 'Usage: npm run simulate [-- OPTIONS]\n'],
    ['reseal', '--lost', 2, 'no argument --lost.\nUsage: npm run reseal [-- --leave-lost]\n'],
    ['server', '--port=4001', 2, 'Usage: npm run start:server [-- --processes N|auto]\n'],
  ])('%s %s › ends with %i and the usage', async (script, word, status, usage) => {
    const child = spawnScript(script, env, [word])
    expect([await child.exited, child.output()]).toEqual([status, expect.stringContaining(usage)])
    expect(child.output()).not.toMatch(STACK)
  })
})

describe('a process that hangs at its start', () => {
  test('ends by a second signal', async () => {
    const file = new URL('../../../launch/process/run-process.ts', import.meta.url)
    const script = `
      const { runProcess } = await import(${JSON.stringify(file.href)})
      await runProcess('all-in-one', () => {
        process.stdout.write('starting')
        return new Promise(() => setInterval(() => {}, 1000))
      })
    `
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    endWithSuite(() => child.kill('SIGKILL'))
    await once(child.stdout, 'data')
    // Signals within a second count as one Ctrl-C.
    await until(() => !child.kill('SIGTERM') || child.signalCode !== null)
    expect(child.signalCode).toBe('SIGKILL')
  })
})

describe('a process that cannot start', () => {
  const prefix = `faults_${randomBytes(8).toString('hex')}`
  let server: Connection

  beforeAll(async () => {
    server = await createConnection({ socketPath: testSocket(), user: 'root' })
  })

  afterAll(async () => {
    for (const name of ['club', 'volunteer', 'fresh_club', 'fresh_volunteer'])
      await server.query(`DROP DATABASE IF EXISTS ${prefix}_${name}`)
    await server.end()
  })

  async function migrate(databaseUrl: string): Promise<string> {
    const child = spawnScript('migrate', { DATABASE_URL: databaseUrl })
    expect(await child.exited).toBe(1)
    return child.output()
  }

  test.each(['127.0.0.1', 'localhost'])(
    'says in words that no database answers at %s',
    async (host) => {
      const output = await migrate(`mysql://root@${host}:${await findFreePort()}/clubgate`)
      expect(output).toMatch(/The (club|volunteer) database cannot be opened: .*ECONNREFUSED/)
      expect(output).not.toMatch(STACK)
    },
  )

  test('ends with its status where the server resets its connections', async () => {
    const proxy = await startResettingProxy(testSocket())
    proxy.begin({ nth: 3, answers: 2, isServerGone: true })
    const output = await migrate(`mysql://root@127.0.0.1:${proxy.port}/${prefix}_fresh`)
    proxy.close()
    expect(output).toContain('ECONNRESET')
    expect(output).not.toMatch(STACK)
  })

  test('reports refused database credentials without a stack', async () => {
    const socket = encodeURIComponent(testSocket())
    const output = await migrate(`mysql://stranger:secret@localhost/x?socketPath=${socket}`)
    expect(output).toContain('Access denied')
    expect(output).not.toMatch(STACK)
    expect(output).not.toContain('secret')
  })

  test('prints its migrations, and that none is left on the second run', async () => {
    const socket = encodeURIComponent(testSocket())
    const url = `mysql://root@localhost/${prefix}_fresh?socketPath=${socket}`
    const run = async () => {
      const child = spawnScript('migrate', { DATABASE_URL: url })
      expect(await child.exited).toBe(0)
      return child.output()
    }
    expect(await run()).toMatch(/The club database: ran \d+ \([\w-]+ to [\w-]+\)\./)
    expect(await run()).toContain('The volunteer database lacked no migration.')
  })

  test('prints the stack of an unexpected error', async () => {
    await server.query(`CREATE DATABASE ${prefix}_club`)
    await server.query(`CREATE TABLE ${prefix}_club.schema_migrations (surprise int)`)
    const socket = encodeURIComponent(testSocket())
    const output = await migrate(`mysql://root@localhost/${prefix}?socketPath=${socket}`)
    expect(output).toContain('Not migrated, through a fault of its own')
    expect(output).toMatch(STACK)
  })
})

function textOf(fail: () => void): string {
  try {
    fail()
  } catch (error) {
    return formatStartupError('It could not start', error)
  }
  throw new Error('It did not fail.')
}
