import { describe, expect, test } from '@jest/globals'
import { METRICS } from '../../../platform/metrics/list.ts'
import { reachedFrom, readSource, sourceFilesOf } from '../../support/source/import-graph.ts'

type Metric = keyof typeof METRICS

const ROOMS = ['gateway', 'launch', 'platform', 'portal/server', 'rest-facade', 'subgraphs']

const OF_SUBGRAPHS: readonly Metric[] = [
  ...(['sqlDuration', 'sqlPoolWait', 'sqlPoolConnections', 'clockDifference'] as const),
  ...(['eventTailLag', 'eventsAppended', 'jobsWaiting', 'jobDuration'] as const),
  ...(['webhookAttempts', 'webhookAttemptDuration', 'webhookEndpointsDisabled'] as const),
  ...(['webhookBacklog', 'webhookOldest'] as const),
]

const OF_CLUB_WRITER: readonly Metric[] = ['bookingBatchSize', 'bookingBatchWait']

/** The metrics that the files define, and therefore a process that loads them serves. */
function definedIn(files: Iterable<string>): string[] {
  const calls = /define(?:Counter|Gauge|Histogram)\(METRICS\.(\w+)\)/g
  const sources = [...files].filter((file) => file.endsWith('.ts')).map(readSource)
  return sources.flatMap((text) => [...text.matchAll(calls)].map(([, key = '']) => key)).sort()
}

/** Metrics of a process, without those that a part loads that is switched on. */
const definedFor = (role: string) =>
  definedIn(reachedFrom(`launch/${role}.ts`, ({ isDynamic }) => !isDynamic))

const except = (...keys: readonly Metric[]) =>
  Object.keys(METRICS)
    .filter((key) => !keys.some((other) => other === key))
    .sort()

/** Name, type and labels of each metric of the page, in its order. */
function readPage(): { name: string; type: string; labels: string[] }[] {
  const [, table = ''] = readSource('docs/operations/watch.md').split(
    '| metric, without `clubgate_` |',
  )
  const quoted = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word)
  return (table.split('\n\n')[0] ?? '')
    .split('\n')
    .slice(2)
    .flatMap((row) => {
      const [, names = '', kind = ''] = row.split('|')
      const type = kind.trim().replace(/s?(:.*)?$/, '')
      return quoted(names).map((name) => ({ name: `clubgate_${name}`, type, labels: quoted(kind) }))
    })
}

describe('the list of metrics', () => {
  test('has the names, types and labels that docs/operations/watch.md states', () => {
    const listed = Object.values(METRICS).map(({ name, type, labels }) => ({ name, type, labels }))
    expect(listed).toEqual(readPage())
  })

  test('has each metric once, defined by one module', () => {
    expect(definedIn(ROOMS.flatMap(sourceFilesOf))).toEqual(except())
    const others = ROOMS.flatMap(sourceFilesOf).filter(
      (file) => file !== 'platform/metrics/list.ts' && /name: 'clubgate_/.test(readSource(file)),
    )
    expect(others).toEqual([])
  })
})

describe('the metrics of a process', () => {
  test.each([
    ['edge', except(...OF_SUBGRAPHS, ...OF_CLUB_WRITER)],
    ['volunteer', except(...OF_CLUB_WRITER)],
    ['club', except()],
  ])('(%s) are those of the modules it loads', (role, keys) => {
    expect(definedFor(role)).toEqual(keys)
  })
})
