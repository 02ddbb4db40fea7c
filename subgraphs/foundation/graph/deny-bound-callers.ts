import type { Caller } from '../../../platform/caller.ts'
import { Problem } from '../../../schema/problem.ts'
import type { Resolvers } from './subgraph-schema.ts'

type Resolve = (...given: readonly unknown[]) => unknown

const ROOTS: readonly string[] = ['Query', 'Mutation', 'Subscription']

/**
 * Wraps all root fields and reference resolvers of a subgraph so that they refuse callers of kind `helper` (signed
 * links) and `screen`. Fields open to them are listed separately, so a new field is closed by default.
 */
export function denyBoundCallers(resolvers: Resolvers): Resolvers {
  return Object.fromEntries(
    Object.entries(resolvers).map(([type, fields]) => [
      type,
      ROOTS.includes(type) ? denyOnRoot(fields) : denyOnReference(fields),
    ]),
  )
}

function denyOnRoot(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      typeof field === 'function'
        ? deny(field, CONTEXT_OF_FIELD)
        : { ...field, subscribe: deny(field.subscribe, CONTEXT_OF_FIELD) },
    ]),
  )
}

function denyOnReference(fields: object): object {
  if (!('__resolveReference' in fields)) return fields

  const resolve = fields.__resolveReference as Resolve
  return { ...fields, __resolveReference: deny(resolve, CONTEXT_OF_REFERENCE) }
}

/** Position of the context among a resolver's arguments. */
const CONTEXT_OF_FIELD = 2
const CONTEXT_OF_REFERENCE = 1

function deny(resolve: Resolve, contextAt: number): Resolve {
  return (...given) => {
    const context = given[contextAt] as { caller?: Caller } | undefined
    if (context?.caller?.kind === 'helper')
      throw new Problem('forbidden', 'A helper reaches by a link what is their own, and no more.')
    if (context?.caller?.kind === 'screen')
      throw new Problem('forbidden', 'A screen reaches the board of its court, and no more.')

    return resolve(...given)
  }
}
