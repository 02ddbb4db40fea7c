import { hash } from 'node:crypto'
import type { Parsed } from '../../platform/issues.ts'

/**
 * Stands for the items that the graph never sees, so that a key with other refused items is not the same request.
 * Null when no item is refused.
 */
export function digestRefused(items: readonly Parsed<unknown>[]): string | null {
  if (items.every(({ ok }) => ok)) return null

  return hash('sha256', JSON.stringify(items.map((item) => (item.ok ? null : item))))
}
