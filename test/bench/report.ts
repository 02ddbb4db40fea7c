import { availableParallelism, cpus } from 'node:os'
import type { Figures } from './measure.ts'
import type { Side } from './scenarios.ts'

export interface Result {
  title: string
  figures: Record<Side, Figures>
}

const COLUMNS = [
  '16 connections',
  'Clubgate/s',
  'baseline/s',
  'ratio',
  'p50 ms',
  'p99 ms',
  '1 conn. p50 ms',
  'SQL/request',
]

/** A table with both servers side by side: Clubgate's figure first, the baseline's after the bar. */
export function toTable(results: readonly Result[]): string {
  const rows = [COLUMNS, ...results.map(toRow)]
  const widths = COLUMNS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const toLine = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
  return rows.map((row) => toLine(row).join('   ')).join('\n')
}

export function toMachineFacts(databaseVersion: string): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return `${availableParallelism()} cores (${model}), Node ${process.version}, ${databaseVersion}`
}

function toRow({ title, figures: { clubgate, baseline } }: Result): string[] {
  const pair = (pick: (figures: Figures) => number, digits: number) =>
    `${pick(clubgate).toFixed(digits)} | ${pick(baseline).toFixed(digits)}`
  return [
    title,
    clubgate.perSecond.toFixed(0),
    baseline.perSecond.toFixed(0),
    (clubgate.perSecond / baseline.perSecond).toFixed(2),
    pair(({ p50Ms }) => p50Ms, 1),
    pair(({ p99Ms }) => p99Ms, 1),
    pair(({ aloneP50Ms }) => aloneP50Ms, 2),
    pair(({ statementsPerRequest }) => statementsPerRequest, 1),
  ]
}
