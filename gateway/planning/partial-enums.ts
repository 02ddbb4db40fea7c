import { type EnumTypeDefinitionNode, type GraphQLSchema, isEnumType, Kind, parse } from 'graphql'

/** The enums of which a subgraph may answer values that the API does not have. */
export function findPartialEnums(
  supergraphSdl: string,
  apiSchema: GraphQLSchema,
): ReadonlySet<string> {
  const isPartial = ({ name, values = [] }: EnumTypeDefinitionNode): boolean => {
    const type = apiSchema.getType(name.value)
    return isEnumType(type) && values.some((value) => !type.getValue(value.name.value))
  }
  return new Set(
    parse(supergraphSdl, { noLocation: true })
      .definitions.filter((node) => node.kind === Kind.ENUM_TYPE_DEFINITION)
      .filter(isPartial)
      .map(({ name }) => name.value),
  )
}
