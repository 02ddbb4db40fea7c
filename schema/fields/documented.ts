import type { z } from 'zod'

/** What the OpenAPI documents need of an input schema and its JSON Schema does not say. */
export interface Documented {
  /** Names of the graph by the names of the members in REST. */
  graphNames?: ReadonlyMap<string, string>
  /** Schema of the items of a list that checks each of them on its own. */
  items?: z.ZodType
  /** An object without members is refused. */
  needsMember?: boolean
}

const DOCUMENTED = new WeakMap<object, Documented>()

export function documentAs<T extends z.ZodType>(schema: T, documented: Documented): T {
  DOCUMENTED.set(schema, documented)
  return schema
}

export function documentedOf(schema: object): Documented {
  return DOCUMENTED.get(schema) ?? {}
}
