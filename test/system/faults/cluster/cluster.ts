import { toColumns, toMachineFacts } from '../../../../bench/report/columns.ts'
import { readConfig } from '../../../../platform/config/config.ts'

import { readOptions } from '../read-options.ts'
import type { Cluster, ClusterKind } from './cluster-kind.ts'
import { prepareGalera } from './galera/kind.ts'
import { prepareGroupReplication } from './group-replication/kind.ts'
import { refusesManyPrimaries } from './group-replication/refuses-many-primaries.ts'
import { type Measurement, measure } from './measure.ts'

const { options, positionals } = readOptions(
  'test:cluster',
  {
    only: ['a part of the titles of the faults to make', ''],
    expel: ["seconds for a suspected member of a group, 5 by the server's own default", '0'],
  },
  ['group-replication', 'galera'],
)

const COLUMNS = [
  '',
  'acknowledged',
  'lost',
  'event gaps',
  'duplicates',
  'longest s',
  '500s',
  'not ready s',
  'the same on',
]

const search = {
  cacheDir: readConfig(process.env).cacheDir,
  say: (line: string) => console.error(line),
}

/** Each has what it needs at hand when it is there to be run. */
const KINDS: Record<string, () => Promise<() => Promise<string>>> = {
  async 'group-replication'() {
    const settings = { expelAfterSeconds: Number(options.expel) }
    const kind = await prepareGroupReplication(search, settings)
    return async () => {
      await refusesManyPrimaries(search)
      return measureAll(kind)
    }
  },
  async galera() {
    const kind = await prepareGalera(search)
    return () => measureAll(kind)
  },
}

try {
  const names = positionals.length > 0 ? positionals : Object.keys(KINDS)
  const runs: (() => Promise<string>)[] = []
  for (const name of names) runs.push(await prepare(name))
  const tables: string[] = []
  for (const run of runs) tables.push(await run())
  console.log(`\n${tables.join('\n\n')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function prepare(name: string): Promise<() => Promise<string>> {
  const kind = KINDS[name]
  const known = Object.keys(KINDS)
  if (kind === undefined) throw new Error(`There is no ${name}, only ${known.join(' and ')}.`)
  try {
    return await kind()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const others = known
      .filter((one) => one !== name)
      .map((one) => `\`npm run test:cluster -- ${one}\``)
    const text = `${name} could not be had on this machine: ${reason}
It comes as Debian's packages, by the machine's own apt-get: set it up for a mirror of Debian (of Ubuntu, too, for galera)
that can be reached, or run only what can be had: ${others.join(', ')}.`
    throw new Error(text, { cause })
  }
}

async function measureAll<Kind extends Cluster>(kind: ClusterKind<Kind>): Promise<string> {
  const measured: Measurement[] = []
  for (const fault of kind.faults.filter(({ title }) => title.includes(options.only)))
    measured.push(await measure(kind, fault))
  if (!measured.every(isHealthy)) process.exitCode = 1
  return `${toMachineFacts(kind.version)}\n${toColumns([COLUMNS, ...measured.map(toRow)])}`
}

function isHealthy(measured: Measurement): boolean {
  const { lost, gaps, duplicates, faults, isShort, isTold, nodes } = measured
  return lost + gaps + duplicates + faults === 0 && isShort && isTold && nodes.same
}

function toRow(measured: Measurement): string[] {
  const { title, acknowledged, lost, gaps, duplicates, faults, nodes } = measured
  const [longest, notReady] = [measured.longestMs, measured.notReadyMs].map(toSeconds)
  const same = nodes.same ? nodes.asked : 'differs'
  const cells = [acknowledged, lost, gaps, duplicates, longest, faults, notReady, same]
  return [title, ...cells.map(String)]
}

function toSeconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}
