import { execFile, execFileSync, spawn } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from '@jest/globals'
import { gitEnvironment } from '../../check/changed-files.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { endWithSuite } from '../../support/jest/left-behind.ts'
import { CHECKOUT, type Child, waitUntilReady } from '../support/processes/child.ts'
import { makeUsedDataDir } from '../support/processes/used-data-dir.ts'

const INSTALL_MS = 280_000

const MISSING = 'built/ is missing. Run "npm run build", or install by "npm ci".'
const OLD = 'built/ is that of other sources. Run "npm run build", or install by "npm ci".'

/** A shell in a new clone: without the Node.js that it brings along. */
const SHELL = {
  HOME: process.env['HOME'] ?? '',
  PATH: (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
}

/** The Node.js that `npm ci` brings along. */
const NODE = 'node_modules/.bin/node'

const NO_REGISTRY = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/

const folder = await mkdtemp(join(process.env['TEST_RUN_FOLDER'] ?? tmpdir(), 'install-'))
const running = await install('running')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a clone whose packages were installed without their scripts', () => {
  const clone = cloneInto('whole')
  linkPackages(clone)

  test.each(['server', 'edge', 'club', 'volunteer', 'facade', 'gateway', 'doctor'])(
    'has a launch/%s.ts that looks for what was built before anything else',
    (process) => {
      const [first] = readFileSync(join(clone, `launch/${process}.ts`), 'utf8').split('\n')
      expect(first).toBe("import './require-built.ts'")
    },
  )

  test.each(['server', 'doctor'])(
    'says what to do where launch/%s.ts is started',
    async (process) => {
      const { code, output } = await run(clone, NODE, `launch/${process}.ts`)
      expect(output).toBe(`Clubgate could not start: ${MISSING}\n`)
      expect(code).toBe(1)
    },
  )

  test('says what to do where the command line is called', async () => {
    const { code, output } = await run(clone, NODE, 'clients/cli/clubgate.cjs', '--help')
    expect([code, output]).toEqual([1, `${MISSING}\n`])
  })

  test('is built by its first `npm start`, and git sees no change', async () => {
    // A sandbox is made by the first start of the other clone.
    const used = await makeUsedDataDir()
    await expectStarting(clone, { DATA_DIR: used.path })
    await used.remove()
    expect(existsSync(join(clone, 'built/types'))).toBe(true)
    expect(git(clone, 'status', '--porcelain')).toBe('')
  })
})

const describeIfInstalled = running === null ? describe.skip : describe
describeIfInstalled('a clone after `npm ci --omit=dev`', () => {
  const clone = running ?? ''

  test('is built without the development tools, and starts', async () => {
    expect(existsSync(join(clone, 'built/types'))).toBe(false)
    await expectStarting(clone)
    expect(git(clone, 'status', '--porcelain')).toBe('')
  })

  test('has a command line that needs no network', async () => {
    const { code, output } = await run(clone, 'npx', '--offline', 'clubgate', '--help')
    expect(code).toBe(0)
    expect(output).toContain('Usage: clubgate COMMAND')
  })

  test('is not built in production, where it says that its sources are others', async () => {
    rmSync(join(clone, 'portal/src/main.tsx'))
    const ensured = await run(clone, 'env', 'NODE_ENV=production', NODE, 'build/ensure.ts')
    expect(ensured).toEqual({ code: 0, output: `${OLD}\n` })
  })
})

function cloneInto(name: string): string {
  const clone = join(folder, name)
  git(CHECKOUT, 'clone', '--quiet', '--shared', CHECKOUT, clone)
  return clone
}

/** The packages of this checkout, as `npm ci --ignore-scripts` would install them in a minute. */
function linkPackages(clone: string): void {
  for (const workspace of ['', 'portal', 'clients/typescript'])
    symlinkSync(join(CHECKOUT, workspace, 'node_modules'), join(clone, workspace, 'node_modules'))
  // Git ignores folders of that name, which a link is not.
  appendFileSync(join(clone, '.git/info/exclude'), 'node_modules\n')
}

/** The folder of a clone with its packages; null, and a message on stderr, where the registry cannot be reached. */
async function install(name: string): Promise<string | null> {
  const clone = cloneInto(name)
  const command = ['ci', '--omit=dev', '--prefer-offline', '--no-audit']
  try {
    await promisify(execFile)('npm', command, { cwd: clone, env: SHELL, timeout: INSTALL_MS })
    return clone
  } catch (error) {
    if (!(error instanceof Error) || !NO_REGISTRY.test(error.message)) throw error
    process.stderr.write('SKIPPED, because the packages cannot be fetched.\n')
    return null
  }
}

/** Starts the sandbox as a user does, looks at its pages, and ends it. */
async function expectStarting(clone: string, env: Record<string, string> = {}): Promise<void> {
  const port = String(await findFreePort())
  const child = spawnIn(clone, ['npm', 'start'], { PORT: port, ...env })
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(child, url)
  const pages = ['/', '/docs', '/docs/club', '/portal/', '/v1/club/openapi.json']
  const answers = await Promise.all(pages.map((page) => fetch(url + page)))
  expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200))
  child.process.kill('SIGTERM')
  await child.exited
}

async function run(clone: string, ...command: string[]) {
  const child = spawnIn(clone, command)
  const code = await child.exited
  return { code, output: child.output() }
}

function spawnIn(
  clone: string,
  [program = '', ...args]: readonly string[],
  env: Record<string, string> = {},
): Child {
  const started = spawn(program, args, {
    cwd: clone,
    env: { ...SHELL, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk) => (text += chunk))
  const exited = new Promise<number | null>((resolve) => started.once('close', resolve))
  started.once(
    'close',
    endWithSuite(() => started.kill('SIGTERM')),
  )
  return { process: started, exited, output: () => text }
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, env: gitEnvironment(), encoding: 'utf8' })
}
