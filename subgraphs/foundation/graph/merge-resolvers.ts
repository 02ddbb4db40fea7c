import type { Resolvers, ResolversOf } from './subgraph-schema.ts'

const ROOTS = ['Query', 'Mutation', 'Subscription']

type ResolverExport = 'Query' | 'Mutation' | 'Subscription' | `${string}Fields`

type FieldsOfModule<Context> = ResolversOf<Context>[string]

/** A file of resolvers; its other exports are left out. */
export type ResolverModule<Context> = {
  readonly [Name in ResolverExport]?: FieldsOfModule<Context>
}

/** The resolvers of all files: root fields by the root's name, those of a type by `<Type>Fields`. */
export function mergeResolvers<Context>(...modules: ResolverModule<Context>[]): Resolvers {
  const merged: Record<string, Record<string, unknown>> = {}
  for (const [name, fields] of modules.flatMap((module) => Object.entries(module))) {
    const type = ROOTS.includes(name) ? name : /^([A-Z]\w*)Fields$/.exec(name)?.[1]
    if (type === undefined) continue

    merged[type] ??= {}
    for (const [field, resolver] of Object.entries(fields ?? {})) {
      if (field in merged[type]) throw new Error(`${type}.${field} has two resolvers.`)
      merged[type][field] = resolver
    }
  }
  return merged
}
