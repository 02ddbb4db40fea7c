/** Uses of one operation by one client. */
export interface OperationUsage {
  name: string
  count: number
}

export interface ClientUsage {
  client: string
  operations: readonly OperationUsage[]
  /** Uses by coordinate: `Query.node`. */
  fields: Readonly<Record<string, number>>
}

/** Counts since the start of the process, in its memory alone. */
export interface UsageCounts {
  count(client: string | undefined, operation: string, fields: readonly string[]): void
  read(): ClientUsage[]
}

/** Names are chosen by clients; those beyond a limit are counted together. */
export const USAGE_LIMITS = { clients: 100, operations: 200, characters: 80 }

export const UNNAMED_CLIENT = 'unnamed'
const OTHERS = 'others'

/** Printable ASCII: a name is repeated in what operators read. */
const NAME = /^[ -~]+$/

export function makeUsageCounts(): UsageCounts {
  const clients = new Map<
    string,
    { operations: Map<string, number>; fields: Map<string, number> }
  >()

  return {
    count(client, operation, fields) {
      const name = bounded(clients, toName(client), USAGE_LIMITS.clients)
      const usage = clients.get(name) ?? { operations: new Map(), fields: new Map() }
      clients.set(name, usage)
      add(usage.operations, bounded(usage.operations, toName(operation), USAGE_LIMITS.operations))
      for (const field of fields) add(usage.fields, field)
    },
    read: () =>
      [...clients].map(([client, { operations, fields }]) => ({
        client,
        operations: [...operations].map(([name, count]) => ({ name, count })),
        fields: Object.fromEntries(fields),
      })),
  }
}

function toName(name: string | undefined): string {
  if (name === undefined || !NAME.test(name)) return UNNAMED_CLIENT
  return name.slice(0, USAGE_LIMITS.characters)
}

function bounded(known: ReadonlyMap<string, unknown>, name: string, limit: number): string {
  return known.has(name) || known.size < limit ? name : OTHERS
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
