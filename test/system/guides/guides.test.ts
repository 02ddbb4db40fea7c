import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { CHAINS } from '../../support/guides/chains.ts'
import { readBlocks } from '../../support/guides/read-blocks.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { endWithSuite } from '../../support/jest/left-behind.ts'
import { readSource } from '../../support/source/import-graph.ts'
import { type DataDir, type Instance, startInstance } from '../support/processes/instance.ts'
import { makeUsedDataDir } from '../support/processes/used-data-dir.ts'
import { type GuideShell, startGuideShell } from './guide-shell.ts'
import { needsPython, runPage } from './run-page.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
/** Ports that receivers have where nothing else is said; others have them while the pages are run. */
const TAKEN = [8080, 8081]
/** Files of this suite: blocks that a reader pastes somewhere. */
const OWN_FILES = /^\.(block\.sh|faults)$|^block-\d+\.m?\w+$/
const hasPython = spawnSync('python3', ['--version']).status === 0

let dir: DataDir
let instance: Instance
let folder: string
/** Entries of the folder before any page. */
let kept: readonly string[]
/** Nothing listens there; the host of the pages would be called over the network. */
let webhookHost: string

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({
    dataDir: dir.path,
    env: { WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8,::1/128' },
  })
  folder = await makeFolder()
  kept = await readdir(folder)
  webhookHost = `localhost:${await findFreePort()}`
  for (const port of TAKEN) takePort(port)
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
  await rm(folder, { recursive: true, force: true })
})

describe.each(CHAINS.map((pages) => ({ pages, first: pages[0] })))(
  'from $first on',
  ({ pages }) => {
    let shell: GuideShell

    beforeAll(() => {
      shell = startGuideShell(folder)
    })

    afterAll(() => shell.end())

    for (const page of pages) {
      const text = readSource(page)
      test(`${page} › every block prints what the page shows`, async () => {
        const ported = text
          .replaceAll('https://example.com', `https://${webhookHost}`)
          .replaceAll(/(?<=:)4000\b/g, new URL(instance.baseUrl).port)
        expect(await runPage(ported, { shell, folder, graphql, hasPython })).toEqual([])
      })
      test(`${page} › leaves no file behind`, async () => {
        const left = (await readdir(folder)).filter((name) => !kept.includes(name))
        expect(left.filter((name) => !OWN_FILES.test(name))).toEqual([])
      })
      if (!hasPython && readBlocks(text).some(needsPython))
        test.skip(`${page} › the blocks in Python, because python3 is not installed`, () => {})
    }
  },
)

/** Resets each connection; a port that another process has is taken already. */
/** At this address alone: other suites have the port at addresses of their own. */
function takePort(port: number): void {
  const server = createServer((socket) => socket.resetAndDestroy())
  endWithSuite(() => server.close())
  server.on('error', () => {}).listen(port, '127.0.0.1')
}

/** A copy of the reader's folder: what `npm ci` left, with the sandbox's `.data`. */
async function makeFolder(): Promise<string> {
  const path = await mkdtemp(join(process.env['TEST_RUN_FOLDER'] ?? tmpdir(), 'guides-'))
  const entries = (await readdir(ROOT)).filter((name) => !['.data', '.git'].includes(name))
  for (const name of entries) await symlink(join(ROOT, name), join(path, name))
  await symlink(dir.path, join(path, '.data'))
  return path
}

/** GraphiQL is signed in as the owner of the main club. */
async function graphql(document: string): Promise<string> {
  const { sandbox } = instance
  const isSubscription = /^\s*subscription\b/m.test(document)
  const response = await fetch(sandbox.graphql, {
    method: 'POST',
    headers: {
      accept: isSubscription ? 'text/event-stream' : 'application/json',
      authorization: `Bearer ${sandbox.clubs.main.staff_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ query: document }),
  })
  if (!isSubscription) return response.text()
  let received = ''
  for await (const chunk of response.body ?? []) {
    received += new TextDecoder().decode(chunk)
    const [, data] = /^event: next\ndata: (.*)\n/m.exec(received) ?? []
    if (data !== undefined) return data
  }
  return received
}
