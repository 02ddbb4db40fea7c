import type { Answered } from '../measuring/run-round.ts'
import { PACKAGES, type Side, type SideKind } from '../sides/side.ts'

export interface BenchRequest {
  method: 'GET' | 'PUT' | 'POST'
  path: string
  body?: string
  /** Default: the token of the side. */
  token?: string
}

/** A workload: a series of requests per connection. */
export interface Work {
  /** Key for `--only`. */
  key: string
  title: string
  /** Numbers of concurrent connections to measure. */
  loads: readonly number[]
  /** Sides that support it. */
  sides: readonly SideKind[]
  /** Runs before each round, outside of the measurement. */
  prepare?(side: Side): Promise<void>
  /** URL of the server; default: the side's REST API. */
  urlOf?(side: Side): string
  requestsOf(side: Side, connection: number): () => BenchRequest
  /** True if a response with status 2xx contains an error. */
  isRefusal?(body: string): boolean
  /** Replaces the load generator. */
  run?(side: Side, seconds: number): Promise<Answered>
}

export function pick<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from.')

  return item
}

/** A workload of GET requests; sofa has another path for the same query. */
export function reading(
  { key, title }: Pick<Work, 'key' | 'title'>,
  sides: readonly SideKind[],
  pathOf: (side: Side, index: number) => { rest: string; sofa: string },
): Work {
  return {
    key,
    title,
    loads: [1, 20],
    sides,
    requestsOf(side, connection) {
      let index = connection
      return () => {
        index += 1
        const { rest, sofa } = pathOf(side, index)
        return { method: 'GET', path: PACKAGES.includes(side.kind) ? sofa : `/v1/club${rest}` }
      }
    },
  }
}
