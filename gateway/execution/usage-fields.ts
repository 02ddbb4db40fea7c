import type { Caller } from '../../platform/caller.ts'
import type { UsageCounts } from '../../platform/limits/usage-counts.ts'
import { LIMITS } from '../../schema/limits.ts'
import { Problem } from '../../schema/problem.ts'

const { coordinates: MAX_COORDINATES, operations: MAX_OPERATIONS } = LIMITS.usage

/** Maximum of the scalar `Int`. */
const MAX_INT = 2 ** 31 - 1

/** The root fields `fieldUsage` and `operationUsage`. */
export function toUsageFields(usage: UsageCounts, caller: Caller) {
  return {
    fieldUsage({ coordinates }: { coordinates: readonly string[] }) {
      requireAdmin(caller)
      if (coordinates.length === 0 || coordinates.length > MAX_COORDINATES)
        throw new Problem('invalid_input', `coordinates: Send 1 to ${MAX_COORDINATES} items.`)
      const counted = usage.read().map(({ client, fields }) => {
        return { client, counts: new Map(Object.entries(fields)) }
      })
      return coordinates.map((coordinate) => ({
        coordinate,
        clients: counted.flatMap(({ client, counts }) => {
          const count = counts.get(coordinate)
          return count === undefined ? [] : [{ client, count: toInt(count) }]
        }),
      }))
    },

    operationUsage() {
      requireAdmin(caller)
      return usage
        .read()
        .flatMap(({ client, operations }) => operations.map((each) => ({ client, ...each })))
        .sort((a, b) => b.count - a.count)
        .slice(0, MAX_OPERATIONS)
        .map((each) => ({ ...each, count: toInt(each.count) }))
    },
  }
}

function requireAdmin(caller: Caller): void {
  if (caller.kind !== 'staff' || !caller.isAdmin)
    throw new Problem('forbidden', 'This is for ADMINs of the platform.')
}

function toInt(count: number): number {
  return Math.min(count, MAX_INT)
}
