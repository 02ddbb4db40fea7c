import { availableParallelism, cpus } from 'node:os'
import type { Comparison, Figures } from './measure.ts'

export interface Result extends Comparison {
  title: string
}

const COLUMNS = [
  '',
  'Clubgate/s',
  'baseline/s',
  'ratio',
  'p50 ms',
  'p99 ms',
  'p50 ms, 1 connection',
  'CPU ms/request',
  'database CPU ms/request',
  'SQL/request',
]

/** In cells with two figures Clubgate's comes first. */
export function toTable(results: readonly Result[]): string {
  return toColumns([COLUMNS, ...results.map(toRow)])
}

/** The first row names the columns. */
export function toColumns(rows: readonly (readonly string[])[]): string {
  const [names = []] = rows
  const widths = names.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  return rows.map((row) => toLine(row, widths)).join('\n')
}

export function toMachineFacts(databaseVersion: string): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return `${availableParallelism()} cores (${model}), Node ${process.version}, ${databaseVersion}`
}

function toLine(cells: readonly string[], widths: readonly number[]): string {
  const [title = '', ...figures] = cells
  const padded = figures.map((cell, i) => cell.padStart(widths[i + 1] ?? 0))
  return [title.padEnd(widths[0] ?? 0), ...padded].join('   ')
}

function toRow({ title, ratio, figures: { clubgate, baseline } }: Result): string[] {
  const pair = (pick: (figures: Figures) => number, digits: number) =>
    `${pick(clubgate).toFixed(digits)} | ${pick(baseline).toFixed(digits)}`
  return [
    title,
    clubgate.perSecond.toFixed(0),
    baseline.perSecond.toFixed(0),
    ratio.toFixed(2),
    pair(({ p50Ms }) => p50Ms, 1),
    pair(({ p99Ms }) => p99Ms, 1),
    pair(({ aloneP50Ms }) => aloneP50Ms, 2),
    pair(({ cpuMsPerRequest }) => cpuMsPerRequest, 2),
    pair(({ databaseCpuMsPerRequest }) => databaseCpuMsPerRequest, 2),
    pair(({ statementsPerRequest }) => statementsPerRequest, 1),
  ]
}
