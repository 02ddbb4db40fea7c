import { availableParallelism, cpus } from 'node:os'

/** Aligns rows in columns; the first row is the header. */
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
