import type { Caller } from '../../../platform/caller.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Resolvers } from './subgraph-schema.ts'

type Resolve = (...given: readonly unknown[]) => unknown

const ROOTS: readonly string[] = ['Query', 'Mutation', 'Subscription']

/**
 * Refuses helpers who act by a link at every way into a subgraph: its root fields, and references to
 * what has an id. What they may reach is told apart from all others, so that what is new is closed.
 */
export function closeToHelpers(resolvers: Resolvers): Resolvers {
  return Object.fromEntries(
    Object.entries(resolvers).map(([type, fields]) => [
      type,
      ROOTS.includes(type) ? closeRoot(fields) : closeReference(fields),
    ]),
  )
}

function closeRoot(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      typeof field === 'function'
        ? close(field, CONTEXT_OF_FIELD)
        : { ...field, subscribe: close(field.subscribe, CONTEXT_OF_FIELD) },
    ]),
  )
}

function closeReference(fields: object): object {
  if (!('__resolveReference' in fields)) return fields

  const resolve = fields.__resolveReference as Resolve
  return { ...fields, __resolveReference: close(resolve, CONTEXT_OF_REFERENCE) }
}

/** Where the context stands among what a resolver is given. */
const CONTEXT_OF_FIELD = 2
const CONTEXT_OF_REFERENCE = 1

function close(resolve: Resolve, contextAt: number): Resolve {
  return (...given) => {
    const context = given[contextAt] as { caller?: Caller } | undefined
    if (context?.caller?.kind === 'helper')
      throw new Problem('forbidden', 'A helper reaches by a link what is their own, and no more.')

    return resolve(...given)
  }
}
