import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const OBSERVABILITY = resolve(import.meta.dirname, '../../../deploy/observability')

const METRIC = /\b(?:clubgate|nodejs|process)_\w+|\bup\b(?=\{)/g

const LABELS = [/\bby \(([^)]*)\)/g, /\{([^{}]*=[^{}]*)\}/g]

/** Metrics and labels in the expressions of a file. */
export function namedIn(file: string): { metrics: string[]; labels: string[] } {
  const text = readFileSync(resolve(OBSERVABILITY, file), 'utf8').replaceAll('\\"', '"')
  const lists = LABELS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, list = '']) => list),
  )
  const labels = lists.flatMap((list) => [
    ...list.replaceAll(/(=~|!=|!~|=)\s*"[^"]*"/g, '').matchAll(/\w+/g),
  ])
  return {
    metrics: [...new Set(text.match(METRIC) ?? [])],
    labels: [...new Set(labels.map(([label]) => label))],
  }
}
