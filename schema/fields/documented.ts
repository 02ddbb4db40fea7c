import type { z } from 'zod'

/** What the OpenAPI documents need of an input schema and its JSON Schema does not say. */
export interface Documented {
  /** Names of the graph by the names of the members in REST. */
  graphNames?: ReadonlyMap<string, string>
  /** Schema of the items of a list that checks each of them on its own. */
  items?: z.ZodType
  /** An object without members is refused. */
  needsMember?: boolean
  /** Of a member of an answer: the field of the graph that it shows. */
  field?: GraphField
  /** Of a body of an answer: the selection of the graph that it shows, or the type of a record. */
  selected?: Selected
  record?: BodyRecord
  /** Of a code of a refused item: the operation names those that there can be. */
  isItemCode?: boolean
}

/** JSON Schema keywords that the type of the graph does not say. */
export type Keywords = Readonly<Record<string, unknown>>

export interface GraphField {
  /** `Booking.status`; without it, the field of the record's type that has the member's name. */
  of?: string | undefined
  /** Is never null, although the field can be. */
  isPresent?: boolean | undefined
  keywords: Keywords
}

export interface Selected {
  fragment: string
  /** Bodies of nested records, and keywords of others, by the name in the graph. */
  members: Readonly<Record<string, z.ZodType | Keywords>>
  /** Names in REST that do not follow from those of the graph. */
  names?: Readonly<Record<string, string>> | undefined
}

export interface BodyRecord {
  /** The type of the graph that it shows, which names and describes it. */
  type?: string
  /** Name and text of the component, if not the type's. */
  name?: string
  description?: string
  /** Named after the component of its rows. */
  suffix?: 'Page' | 'List' | 'Results'
  /** Has no further members, in later versions neither. */
  isClosed?: boolean
}

const DOCUMENTED = new WeakMap<object, Documented>()

export function documentAs<T extends z.ZodType>(schema: T, documented: Documented): T {
  DOCUMENTED.set(schema, documented)
  return schema
}

export function documentedOf(schema: object): Documented {
  return DOCUMENTED.get(schema) ?? {}
}
