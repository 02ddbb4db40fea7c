import { z } from 'zod'
import { parseInput } from '../../platform/issues.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import type { Queryable, Row } from '../foundation/database.ts'

export interface OffsetSlice {
  first: number
  offset: number
}

export interface OffsetPage<T> {
  nodes: T[]
  /** Rows on all pages together. */
  totalCount: number
}

/** Rows of one table that meet the conditions, in the order. */
export interface OffsetQuery<T> {
  database: Queryable
  columns: string
  /** The table with its alias, its joins and its conditions. */
  from: string
  params: readonly unknown[]
  orderBy: string
  toRecord: (row: Row) => T
}

const OffsetSliceInput = z.object({
  first: z.int().min(1).max(VOLUNTEER_LIMITS.page.max),
  offset: z.int().min(0),
})

export function asOffsetSlice({ first, offset }: OffsetSlice): OffsetSlice {
  return parseInput(OffsetSliceInput, { first, offset }, 'query')
}

/** Reads one page; rows are counted apart only where the page does not tell how many there are. */
export async function readOffsetPage<T>(
  { database, columns, from, params, orderBy, toRecord }: OffsetQuery<T>,
  { first, offset }: OffsetSlice,
): Promise<OffsetPage<T>> {
  const rows = await database.query(
    `SELECT ${columns} FROM ${from} ORDER BY ${orderBy} LIMIT ? OFFSET ?`,
    [...params, first, offset],
  )
  const nodes = rows.map(toRecord)
  const isLastPage = nodes.length < first && (nodes.length > 0 || offset === 0)
  if (isLastPage) return { nodes, totalCount: offset + nodes.length }

  const [counted] = await database.query<{ n: string }[]>(
    `SELECT count(*) AS n FROM ${from}`,
    params,
  )
  return { nodes, totalCount: Number(counted?.n) }
}

/** Joins conditions that may be missing; each comes with its parameters. */
export function allOf(conditions: readonly (Condition | null)[]): Condition {
  const present = conditions.filter((condition) => condition !== null)
  return {
    sql: present.map(({ sql }) => sql).join(' AND '),
    params: present.flatMap(({ params }) => params),
  }
}

export interface Condition {
  sql: string
  params: readonly unknown[]
}
