import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startBaseline } from './baseline.ts'
import { makeClient } from './client.ts'
import { compareAnswers } from './compare-answers.ts'
import { watchDatabaseServer } from './database-server.ts'
import { measure } from './measure.ts'
import { startProduct } from './product.ts'
import { type Result, toMachineFacts, toTable } from './report.ts'
import { benchRoles } from './roles.ts'
import { makeScenarios } from './scenarios.ts'
import { SCORING_TITLE, scorePoints } from './score-points.ts'
import { benchStream } from './stream-bench.ts'
import { makeSubject } from './subject.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '1.5' },
    /** A part of the titles of the scenarios to run. */
    only: { type: 'string', default: '' },
    /** Another checkout, with its packages, whose roles are measured beside ours. */
    tree: { type: 'string', multiple: true, default: [] },
  },
})

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => interrupted.abort(new Error(`Stopped by ${signal}.`)))

try {
  await using stack = new AsyncDisposableStack()
  const { signal } = interrupted
  // `npm run bench -- stream` measures the event stream and nothing else; `roles` the starts.
  if (positionals.includes('stream')) await benchStream(stack, signal)
  else if (positionals.includes('roles'))
    await benchRoles(stack, { trees: options.tree, rounds: Number(options.rounds), signal })
  else await bench(stack, signal)
} catch (error) {
  console.error(interrupted.signal.aborted ? 'Stopped.' : error)
  process.exitCode = 1
}

/** Starts both servers on one database, loads them in turns and prints how they compare. */
async function bench(stack: AsyncDisposableStack, signal: AbortSignal): Promise<void> {
  if (SCORING_TITLE.includes(options.only)) console.log(`${scorePoints()}\n`)
  const dataDir = await mkdtemp(join(tmpdir(), 'clubgate-bench-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const product = await startProduct(dataDir, signal)
  stack.defer(() => product.stop())
  const { sandbox, socketPath } = product
  const { issuer, installations } = sandbox
  const { access_token: token, oauth_audience: audience } = installations.full
  const setup = { socketPath, database: 'clubgate_club', issuer, audience }
  const baseline = await startBaseline(setup, signal)
  stack.defer(() => baseline.stop())
  const database = await watchDatabaseServer(socketPath)
  stack.defer(() => database.close())

  const client = makeClient(sandbox.base_url, token)
  const subject = await makeSubject(client, sandbox)
  await compareAnswers({ clubgate: client, baseline: makeClient(baseline.baseUrl, token) }, subject)
  console.log(toMachineFacts(database.version))

  const plan = { rounds: Number(options.rounds), seconds: Number(options.seconds), signal }
  const targets = {
    clubgate: { side: 'clubgate', pid: product.pid, baseUrl: sandbox.base_url, token },
    baseline: { side: 'baseline', pid: baseline.pid, baseUrl: baseline.baseUrl, token },
  } as const
  const results: Result[] = []
  for (const scenario of makeScenarios(subject)) {
    if (!scenario.title.includes(options.only)) continue
    console.log(`${scenario.title} …`)
    results.push({
      title: scenario.title,
      ...(await measure(scenario, targets, database, plan)),
    })
  }
  console.log(`\n${toTable(results)}`)
}
