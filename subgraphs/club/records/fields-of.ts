import type { Resolvers } from '../../../built/types/club.ts'
import type { FieldResolvers } from '../../foundation/graph/field-resolvers.ts'
import type { ClubContext } from './context.ts'

/** Resolvers of a type of this subgraph. */
export type FieldsOf<
  Type extends keyof Resolvers,
  Parent = unknown,
  Context = ClubContext,
> = FieldResolvers<NonNullable<Resolvers[Type]>, Parent, Context>
