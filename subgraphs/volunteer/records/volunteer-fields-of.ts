import type { Resolvers } from '../../../built/types/volunteer.ts'
import type { FieldResolvers } from '../../foundation/graph/field-resolvers.ts'
import type { VolunteerContext } from './context.ts'

/** Resolvers of a type of this subgraph. */
export type VolunteerFieldsOf<
  Type extends keyof Resolvers,
  Parent = unknown,
  Context = VolunteerContext,
> = FieldResolvers<NonNullable<Resolvers[Type]>, Parent, Context>
