import { notFound } from '../../../schema/problem.ts'

export type Args = Readonly<Record<string, unknown>>

/** Answers a root field from memory. */
export type Field = (args: Args) => unknown

export const AT = new Date('2026-07-01T18:00:00.000Z')

export const STAMPS = { createdAt: AT, updatedAt: AT }

/** A page of a list; there are others when it has a cursor to go on with. */
export function aPage<T>(nodes: readonly T[], next: string | null = null) {
  return { nodes, pageInfo: { hasNextPage: next !== null, endCursor: next } }
}

/** Some ids stand for trouble. */
export function found<T>(id: unknown, resource: T): T {
  if (id === 'missing') throw notFound()
  if (id === 'broken') throw new Error('ER_SECRET_TABLE')
  return resource
}
