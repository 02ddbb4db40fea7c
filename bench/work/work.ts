import type { Side, SideKind } from '../sides/side.ts'

export interface BenchRequest {
  method: 'GET' | 'PUT' | 'POST'
  path: string
  body?: string
}

/** What is measured: a series of requests for each connection. */
export interface Work {
  /** As `--only` names it. */
  key: string
  title: string
  /** How many connections ask at once, each of these measured. */
  loads: readonly number[]
  /** Who can do it. */
  sides: readonly SideKind[]
  requestsOf(side: Side, connection: number): () => BenchRequest
}

export function pick<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from.')

  return item
}
