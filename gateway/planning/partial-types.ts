import {
  type DocumentNode,
  type EnumTypeDefinitionNode,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  Kind,
} from 'graphql'
import type { Subtypes } from './subtypes.ts'

/** Enums with values in a subgraph that the API lacks. */
export function findPartialEnums(
  supergraph: DocumentNode,
  apiSchema: GraphQLSchema,
): ReadonlySet<string> {
  const isPartial = ({ name, values = [] }: EnumTypeDefinitionNode): boolean => {
    const type = apiSchema.getType(name.value)
    return isEnumType(type) && values.some((value) => !type.getValue(value.name.value))
  }
  return new Set(
    supergraph.definitions
      .filter((node) => node.kind === Kind.ENUM_TYPE_DEFINITION)
      .filter(isPartial)
      .map(({ name }) => name.value),
  )
}

/** Interfaces and unions with types in a subgraph that the API lacks. */
export function findPartialTypes(
  subtypes: Subtypes,
  apiSchema: GraphQLSchema,
): ReadonlySet<string> {
  const isPartial = ([name, objects]: [string, ReadonlySet<string>]): boolean =>
    isAbstractType(apiSchema.getType(name)) &&
    [...objects].some((object) => !apiSchema.getType(object))
  return new Set([...subtypes].filter(isPartial).map(([name]) => name))
}
