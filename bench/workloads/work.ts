import type { Answered } from '../measuring/run-round.ts'
import { PACKAGES, type Side, type SideKind } from '../sides/side.ts'

export interface BenchRequest {
  method: 'GET' | 'PUT' | 'POST'
  path: string
  body?: string
  /** Absent: the side's own. */
  token?: string
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
  /** Before each round, outside of what is measured. */
  prepare?(side: Side): Promise<void>
  /** Where it is served; absent: where the side's REST API is. */
  urlOf?(side: Side): string
  requestsOf(side: Side, connection: number): () => BenchRequest
  /** Whether an answer with status 200 to 299 says that something went wrong. */
  isRefusal?(body: string): boolean
  /** Instead of requests one after the other. */
  run?(side: Side, seconds: number): Promise<Answered>
}

export function pick<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from.')

  return item
}

/** A GET of a fixed path, which sofa has under another name. */
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
