import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import {
  aloneEnvironment,
  productionEnvironment,
} from '../../test/system/support/processes/role-environment.ts'
import { startEmbeddedRedis } from '../../test/system/support/redis/embedded-redis.ts'
import { startOwnDatabase } from '../measuring/own-database.ts'
import { toColumns } from '../report/columns.ts'
import { countModules, measureStart, type RoleRun } from './role-process.ts'

const HERE = resolve(import.meta.dirname, '../..')

/** The roles as in production, and all-in-one also as with `npm start` on a seeded database. */
const CASES = [
  { title: 'edge', role: 'edge', isProduction: true },
  { title: 'edge, sandbox', role: 'edge', isProduction: false },
  { title: 'club', role: 'club', isProduction: true },
  { title: 'volunteer', role: 'volunteer', isProduction: true },
  { title: 'all-in-one', role: 'all-in-one', isProduction: true },
  { title: 'all-in-one, sandbox', role: 'all-in-one', isProduction: false },
]

export interface RoleBench {
  /** Checkouts to compare with. */
  trees: readonly string[]
  rounds: number
  signal: AbortSignal
}

/** Prints loaded files, memory and start time of each role for all checkouts. */
export async function benchRoles(stack: AsyncDisposableStack, bench: RoleBench): Promise<void> {
  const { rounds, signal } = bench
  const { socketPath, dataDir, cacheDir } = await startOwnDatabase(stack, {
    bench: 'roles',
    signal,
  })
  const redis = await startEmbeddedRedis({ dataDir, source: 'fetch', cacheDir, say: () => {} })
  stack.defer(() => redis.stop())

  const trees = [...bench.trees.map((tree) => resolve(tree)), HERE]
  const environments = trees.map((tree, index) => {
    const folder = join(dataDir, `tree-${index}`)
    const socket = encodeURIComponent(socketPath)
    const url = `mysql://root@localhost/tree_${index}?socketPath=${socket}`
    const env = {
      ...aloneEnvironment(redis.url),
      DATA_DIR: folder,
      DATABASE_URL: url,
      XDG_CACHE_HOME: folder,
    }
    migrate(tree, env)
    return env
  })
  const production = productionEnvironment(dataDir)
  const rows: string[][] = []
  for (const { title, role, isProduction } of CASES) {
    const runs = trees.map((tree, index): RoleRun => {
      const env = { ...environments[index], ...(isProduction ? production : {}) }
      return { tree, role, env, signal }
    })
    rows.push([title, ...(await measureCase(runs, join(dataDir, 'modules.json'), rounds))])
  }
  console.log(trees.map((tree, index) => `${index + 1}: ${tree}`).join('\n'))
  console.log(toColumns([COLUMNS, ...rows]))
}

const COLUMNS = ['', 'files of ours', 'files in all', 'resident MB', 'start ms']

/** Each cell has the figures of all trees, which are measured alternately. */
async function measureCase(runs: readonly RoleRun[], record: string, rounds: number) {
  const counts = []
  // The first start fills the database and the cache of compiled files.
  for (const run of runs) counts.push(await countModules(run, record))
  const starts: { startMs: number; memoryMb: number }[][] = runs.map(() => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, run] of runs.entries()) starts[index]?.push(await measureStart(run))

  return [
    counts.map(({ ours }) => String(ours)),
    counts.map(({ all }) => String(all)),
    starts.map((ofTree) => medianOf(ofTree.map(({ memoryMb }) => memoryMb)).toFixed(0)),
    starts.map((ofTree) => medianOf(ofTree.map(({ startMs }) => startMs)).toFixed(0)),
  ].map((cell) => cell.join(' | '))
}

function migrate(cwd: string, env: Readonly<Record<string, string>>): void {
  const ended = spawnSync(process.execPath, ['launch/migrate.ts'], { cwd, env, encoding: 'utf8' })
  if (ended.status !== 0) throw new Error(ended.stderr)
}

function medianOf(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
}
