import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { readConfig } from '../../platform/config.ts'
import { startMySqlServer } from '../../test/support/mysql/mysql-server.ts'
import { type DatabaseServer, watchDatabaseServer } from '../measuring/database-server.ts'
import { makeClient } from './client.ts'
import { compareAnswers } from './compare-answers.ts'
import { startHandWritten } from './hand-written.ts'
import { type Product, startProduct } from './product.ts'
import type { Side } from './side.ts'
import { makeSubject } from './subject.ts'

/** All that are measured beside each other, on one database server. */
export interface Sides {
  /** This checkout, in one process, is the first. */
  sides: readonly [Side, ...Side[]]
  product: Product
  database: DatabaseServer
}

export const DATABASES = ['MariaDB', 'MySQL'] as const

export type DatabaseMake = (typeof DATABASES)[number]

export interface SidesStart {
  make: DatabaseMake
  /** Other checkouts, with their packages. */
  trees: readonly string[]
  signal: AbortSignal
}

/** Starts them, and sees that those that have one contract answer the same. */
export async function startSides(
  stack: AsyncDisposableStack,
  { make, trees, signal }: SidesStart,
): Promise<Sides> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clubgate-bench-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const given = make === 'MySQL' ? await startMySql(stack, dataDir, signal) : null
  const product = await startProduct({
    dataDir: join(dataDir, 'product'),
    database: given === null ? null : { socketPath: given, name: 'clubgate' },
    signal,
  })
  stack.defer(() => product.stop())
  const database = await watchDatabaseServer(product.socketPath)
  stack.defer(() => database.close())

  const clubgate = await toSide(product, { kind: 'Clubgate', name: 'Clubgate' })
  const handWritten = await addHandWritten(stack, { product, clubgate, signal })
  const older: Side[] = []
  for (const [index, tree] of trees.entries()) {
    const run = await startProduct({
      tree: resolve(tree),
      dataDir: join(dataDir, `tree-${index}`),
      database: { socketPath: product.socketPath, name: `tree_${index}` },
      signal,
    })
    stack.defer(() => run.stop())
    older.push(await toSide(run, { kind: 'older', name: basename(resolve(tree)) }))
  }
  return { sides: [clubgate, handWritten, ...older], product, database }
}

async function toSide(
  { sandbox, pid }: Product,
  named: Pick<Side, 'kind' | 'name'>,
): Promise<Side> {
  const { base_url: baseUrl, installations } = sandbox
  const { access_token: token } = installations.full
  const subject = await makeSubject(makeClient(baseUrl, token), 'bench')
  return { ...named, pids: [pid], baseUrl, token, subject }
}

interface Beside {
  product: Product
  clubgate: Side
  signal: AbortSignal
}

/** It reads and writes the tables of the product, from sources of its own. */
async function addHandWritten(
  stack: AsyncDisposableStack,
  { product: { sandbox, socketPath }, clubgate, signal }: Beside,
): Promise<Side> {
  const { issuer, installations } = sandbox
  const { access_token: token, oauth_audience: audience } = installations.full
  const setup = { socketPath, database: 'clubgate_club', issuer, audience }
  const { baseUrl, pid, stop } = await startHandWritten(setup, signal)
  stack.defer(stop)
  const client = makeClient(clubgate.baseUrl, token)
  const subject = await makeSubject(client, 'hand-written')
  await compareAnswers([client, makeClient(baseUrl, token)], subject)
  return { kind: 'hand-written', name: 'hand-written', pids: [pid], baseUrl, token, subject }
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
