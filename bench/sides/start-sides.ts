import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { startMySqlServer } from '../../test/support/database/mysql/mysql-server.ts'
import { type DatabaseServer, watchDatabaseServer } from '../measuring/database-server.ts'
import { CACHE_DIR } from '../processes/environment.ts'
import { makeClient } from './client.ts'
import { compareAnswers, compareRecords } from './compare-answers.ts'
import { startHandWritten, startNetworked, startOffTheShelf } from './others.ts'
import { type Product, type Sandbox, startProduct } from './product.ts'
import { startEdge, startServers } from './replicated.ts'
import { FORM_NAMES, type Side, type SideKind } from './side.ts'
import { makeSubject } from './subject.ts'

/** All sides, on one database server. */
export interface Sides {
  /** The first is this checkout in one process. */
  sides: readonly [Side, ...Side[]]
  product: Product
  database: DatabaseServer
}

export const DATABASES = ['MariaDB', 'MySQL'] as const

export type DatabaseMake = (typeof DATABASES)[number]

export interface SidesStart {
  make: DatabaseMake
  kinds: readonly SideKind[]
  /** Other checkouts, with their packages. */
  trees: readonly string[]
  signal: AbortSignal
}

/** Dependencies of the sides after the first one. */
interface SideSetup {
  product: Product
  clubgate: Side
  dataDir: string
  signal: AbortSignal
}

/** Starts all sides, and verifies that sides with the same contract return equal responses. */
export async function startSides(
  stack: AsyncDisposableStack,
  { make, kinds, trees, signal }: SidesStart,
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

  const clubgate = await toSide(product, { kind: 'clubgate', name: 'Clubgate' })
  const sides: [Side, ...Side[]] = [clubgate]
  const beside = { product, clubgate, dataDir, signal }
  if (kinds.includes('hand-written')) sides.push(await addHandWritten(stack, beside))
  for (const kind of ['server', 'servers', 'edge'] as const)
    if (kinds.includes(kind)) sides.push(await addForm(stack, kind, beside))
  if (kinds.includes('off-the-shelf')) sides.push(await addOffTheShelf(stack, beside))
  if (kinds.includes('networked')) sides.push(await addNetworked(stack, beside))
  for (const tree of trees) sides.push(await addOlder(stack, resolve(tree), beside))
  return { sides, product, database }
}

export async function toSide(
  { sandbox, pid }: { sandbox: Sandbox; pid: number | readonly number[] },
  named: Pick<Side, 'kind' | 'name'>,
): Promise<Side> {
  const { base_url: baseUrl, installations } = sandbox
  const { access_token: token } = installations.full
  const subject = await makeSubject(makeClient(baseUrl, token), 'bench')
  return { ...named, pids: [pid].flat(), baseUrl, token, sandbox, subject }
}

/** Uses the tables of the product with its own booking sources. */
async function addHandWritten(stack: AsyncDisposableStack, beside: SideSetup): Promise<Side> {
  const { product, clubgate, signal } = beside
  const { token, sandbox } = clubgate
  const { baseUrl, pid, stop } = await startHandWritten(product, signal)
  stack.defer(stop)
  const client = makeClient(clubgate.baseUrl, token)
  const subject = await makeSubject(client, 'hand-written')
  await compareAnswers([client, makeClient(baseUrl, token)], subject)
  const named = { kind: 'hand-written', name: 'hand-written' } as const
  return { ...named, pids: [pid], baseUrl, token, sandbox, subject }
}

/** Uses the tables of the product through the product's subgraphs. */
async function addOffTheShelf(stack: AsyncDisposableStack, beside: SideSetup): Promise<Side> {
  const { product, clubgate, signal } = beside
  const { baseUrl, pid, stop } = await startOffTheShelf(product, signal)
  stack.defer(stop)
  const { token } = clubgate
  await compareRecords(makeClient(clubgate.baseUrl, token), makeClient(baseUrl, token))
  return { ...clubgate, kind: 'off-the-shelf', name: 'off the shelf', pids: [pid], baseUrl }
}

async function addNetworked(stack: AsyncDisposableStack, beside: SideSetup): Promise<Side> {
  const { product, clubgate, signal } = beside
  const { baseUrl, pids } = await startNetworked(stack, product, signal)
  const { token } = clubgate
  await compareRecords(makeClient(clubgate.baseUrl, token), makeClient(baseUrl, token))
  return { ...clubgate, kind: 'networked', name: 'off the shelf, over HTTP', pids, baseUrl }
}

async function addForm(
  stack: AsyncDisposableStack,
  kind: 'server' | 'servers' | 'edge',
  { dataDir: parent, product }: SideSetup,
): Promise<Side> {
  const start = { name: kind, parent, socketPath: product.socketPath }
  const started =
    kind === 'edge'
      ? await startEdge(stack, start)
      : await startServers(stack, start, kind === 'servers' ? 2 : null)
  return toSide(started, { kind, name: FORM_NAMES[kind] })
}

async function addOlder(
  stack: AsyncDisposableStack,
  tree: string,
  beside: SideSetup,
): Promise<Side> {
  const name = basename(tree)
  const { dataDir, product, signal } = beside
  const older = await startProduct({
    tree,
    dataDir: join(dataDir, `tree-${name}`),
    database: { socketPath: product.socketPath, name: `tree_${name.replaceAll(/\W/g, '_')}` },
    signal,
  })
  stack.defer(() => older.stop())
  return toSide(older, { kind: 'older', name })
}

/** Same durability as the embedded MariaDB, which has no binary log either. */
const DURABLE = ['--innodb-flush-log-at-trx-commit=1', '--innodb-doublewrite=ON']

/** Starts a MySQL server, which ends with the stack, and returns its socket. */
export async function startMySql(
  stack: AsyncDisposableStack,
  dataDir: string,
  signal: AbortSignal,
): Promise<string> {
  const say = (line: string) => console.error(line)
  const server = await startMySqlServer({
    dataDir,
    cacheDir: CACHE_DIR,
    say,
    signal,
    flags: DURABLE,
  })
  stack.defer(() => server.stop())
  return server.socketPath
}
