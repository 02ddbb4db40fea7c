import {
  type GraphQLField,
  type GraphQLNamedType,
  isInterfaceType,
  isObjectType,
  TypeNameMetaFieldDef,
} from 'graphql'

type Field = GraphQLField<unknown, unknown>

/** The field of a type, `__typename` included; undefined when it has none of this name. */
export function fieldOf(
  type: GraphQLNamedType | null | undefined,
  name: string,
): Field | undefined {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
}
