/** Resolvers of a type's fields: the schema types their arguments, and the resolvers of nested fields complete their results. */
export type FieldResolvers<Generated, Parent, Context> = {
  readonly [F in keyof Generated]?: F extends `__${string}`
    ? unknown
    : (parent: Parent, args: ArgsOf<Generated[F]>, context: Context) => unknown
}

type ArgsOf<Resolver> = Parameters<
  Extract<NonNullable<Resolver>, (...parameters: never[]) => unknown>
>[1]
