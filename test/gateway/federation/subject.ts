/** An object of a world; a field may be a function of its arguments, called on the object. */
export type Thing = Record<string, unknown>

/** All that the subgraphs of a subject know together. */
export interface World {
  Query: Thing
  Mutation?: Thing
  /** Objects that are found by a reference, with their `__typename`. */
  entities?: readonly Thing[]
}

/** A document, and its data where plain graphql-js over the whole world answers otherwise. */
export type Case = string | readonly [document: string, data: unknown]

/** One feature of federation: subgraphs that use it, and documents whose answers depend on it. */
export interface Subject {
  name: string
  /** The SDL of each; the directives that it uses are imported. */
  subgraphs: Readonly<Record<string, string>>
  /** Subgraphs without `@link`, as federation 1 has them. */
  fed1?: readonly string[]
  /** What the composer gets wrong in the supergraph, put right. */
  amend?: (supergraph: string) => string
  world: () => World
  cases: readonly Case[]
  /** Why random documents are not asked. */
  notRandom?: string
}

/** A value of an object, whether it is stored, computed or was sent with a reference. */
export function read(self: Thing, field: string, args: Thing = {}): unknown {
  const value = self[field]
  return typeof value === 'function' ? value.call(self, args) : value
}

/** The same where the value has to be there: a requirement that was not sent fails. */
export function need<Value>(self: Thing, field: string, args: Thing = {}): Value {
  const value = read(self, field, args)
  if (value === undefined) throw new Error(`${field} was not sent.`)
  return value as Value
}
