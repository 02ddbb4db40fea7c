import type { Resolvers } from './subgraph-schema.ts'

interface RequestContext {
  forMutation?(name: string): unknown
}

type Resolve = (parent: unknown, args: unknown, context: RequestContext, info: unknown) => unknown

/** Gives each mutation a context that knows its name, with which changes by staff are audited. */
export function withMutationContexts(resolvers: Resolvers): Resolvers {
  const mutations = Object.entries(resolvers['Mutation'] ?? {}) as [string, Resolve][]
  if (mutations.length === 0) return resolvers

  const named = mutations.map(([name, resolve]): [string, Resolve] => [
    name,
    (parent, args, context, info) =>
      resolve(parent, args, context.forMutation?.(name) ?? context, info),
  ])
  return { ...resolvers, Mutation: Object.fromEntries(named) }
}
