import type { ClientUsage } from './usage-counts.ts'

/** The usage of several processes as one. */
export function mergeUsage(ofProcesses: readonly (readonly ClientUsage[])[]): ClientUsage[] {
  const byClient = Map.groupBy(ofProcesses.flat(), ({ client }) => client)
  return [...byClient].map(([client, usages]) => {
    const operations = usages.flatMap((usage) => usage.operations)
    const fields = usages.flatMap((usage) => Object.entries(usage.fields))
    return {
      client,
      operations: sum(operations.map(({ name, count }) => [name, count])).map(([name, count]) => ({
        name,
        count,
      })),
      fields: Object.fromEntries(sum(fields)),
    }
  })
}

function sum(counts: readonly (readonly [name: string, count: number])[]): [string, number][] {
  const sums = new Map<string, number>()
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count)
  return [...sums]
}
