import {
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLOutputType,
  GraphQLScalarType,
  type GraphQLSchema,
  GraphQLString,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql'

/** Runs a compilation that finds other types of leaves in the schema. */
export type WithPlainLeaves = <T>(compile: () => T) => T

/**
 * graphql-jit allocates a list for the path and one for the location of each leaf that it serializes: with their
 * serialization a seventh of the memory of a page of bookings. It returns a String as the resolver made it, so a
 * compilation finds custom scalars as String. Of enums it serializes all or none: those whose internal values differ from
 * their names (`enum-values.ts`) are found as scalars.
 */
export function makeWithPlainLeaves(schema: GraphQLSchema): WithPlainLeaves {
  const plainTypes = new Map<GraphQLNamedType, GraphQLScalarType>()
  for (const type of Object.values(schema.getTypeMap())) {
    const plain = toPlainLeaf(type)
    if (plain !== null) plainTypes.set(type, plain)
  }
  const replaced = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).flatMap((field) => {
          const plain = plainTypes.get(getNamedType(field.type))
          return plain ? [{ field, type: field.type, plain: wrapAs(field.type, plain) }] : []
        })
      : [],
  )

  // Synchronous, so that nothing else reads the schema meanwhile.
  return (compile) => {
    for (const { field, plain } of replaced) field.type = plain
    try {
      return compile()
    } finally {
      for (const { field, type } of replaced) field.type = type
    }
  }
}

function toPlainLeaf(type: GraphQLNamedType): GraphQLScalarType | null {
  if (isScalarType(type)) return isSerialized(type) ? null : GraphQLString
  if (!isEnumType(type) || type.getValues().every(({ name, value }) => name === value)) return null
  return new GraphQLScalarType({
    name: type.name,
    serialize: (value) => type.serialize(value),
  })
}

/** A `Date` that a resolver returns as an object would be written as a time. */
function isSerialized(type: GraphQLScalarType): boolean {
  return isSpecifiedScalarType(type) || type.name === 'Date'
}

function wrapAs(type: GraphQLOutputType, leaf: GraphQLScalarType): GraphQLOutputType {
  if (isNonNullType(type)) return new GraphQLNonNull(wrapAs(type.ofType, leaf))
  return isListType(type) ? new GraphQLList(wrapAs(type.ofType, leaf)) : leaf
}
