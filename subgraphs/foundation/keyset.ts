import type { Slice } from './paging.ts'

/** Rows after a position by creation time and id; the first comparison alone bounds the index range. */
export function afterPosition(alias: string): string {
  const { createdAt, id } = { createdAt: `${alias}.created_at`, id: `${alias}.id` }
  return `${createdAt} >= ? AND (${createdAt} > ? OR ${id} > ?) ORDER BY ${createdAt}, ${id} LIMIT ?`
}

export function positionParams({ after, limit }: Slice): unknown[] {
  const [createdAt, id] = after ?? [0, '']
  return [new Date(createdAt), new Date(createdAt), id, limit]
}
