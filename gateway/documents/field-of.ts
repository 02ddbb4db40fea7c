import {
  type GraphQLField,
  type GraphQLNamedType,
  isInterfaceType,
  isObjectType,
  TypeNameMetaFieldDef,
} from 'graphql'

type Field = GraphQLField<unknown, unknown>

/** A field of a type by name, including `__typename`; undefined if absent. */
export function fieldOf(
  type: GraphQLNamedType | null | undefined,
  name: string,
): Field | undefined {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
}
