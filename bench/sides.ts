import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../platform/config.ts'
import { startMySqlServer } from '../test/support/mysql/mysql-server.ts'
import { startBaseline } from './baseline.ts'
import { makeClient } from './client.ts'
import { compareAnswers } from './compare-answers.ts'
import { type DatabaseServer, watchDatabaseServer } from './database-server.ts'
import { startProduct } from './product.ts'
import type { Target } from './run-round.ts'
import { makeScenarios, type Scenario, type Side } from './scenarios.ts'
import { makeSubject } from './subject.ts'

/** Both servers on one database, and what they are asked. */
export interface Sides {
  targets: Readonly<Record<Side, Target>>
  scenarios: readonly Scenario[]
  database: DatabaseServer
}

export const DATABASES = ['MariaDB', 'MySQL'] as const

export type DatabaseMake = (typeof DATABASES)[number]

/** Starts both servers on a database of that make, and sees that they answer the same. */
export async function startSides(
  stack: AsyncDisposableStack,
  make: DatabaseMake,
  signal: AbortSignal,
): Promise<Sides> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clubgate-bench-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const given = make === 'MySQL' ? await startMySql(stack, dataDir, signal) : null
  const product = await startProduct(dataDir, signal, given)
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
  return {
    targets: {
      clubgate: { side: 'clubgate', pid: product.pid, baseUrl: sandbox.base_url, token },
      baseline: { side: 'baseline', pid: baseline.pid, baseUrl: baseline.baseUrl, token },
    },
    scenarios: makeScenarios(subject),
    database,
  }
}

/** As durable as the embedded MariaDB; that has no log for replicas, either. */
const DURABLE = ['--innodb-flush-log-at-trx-commit=1', '--innodb-doublewrite=ON']

async function startMySql(stack: AsyncDisposableStack, dataDir: string, signal: AbortSignal) {
  const { cacheDir } = readConfig(process.env)
  const say = (line: string) => console.error(line)
  const server = await startMySqlServer({ dataDir, cacheDir, say, signal, flags: DURABLE })
  stack.defer(() => server.stop())
  return server.socketPath
}
