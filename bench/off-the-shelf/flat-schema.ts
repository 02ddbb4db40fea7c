import { MapperKind, mapSchema } from '@graphql-tools/utils'
import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql'

/**
 * The graph without its edges: sofa asks for everything behind a path, which would be the whole graph
 * behind each booking. What is left is what our own bodies hold.
 */
export function toFlatSchema(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType()].map((type) => type?.name)
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD](field, fieldName, typeName) {
      if (roots.includes(typeName)) return field
      if (typeName.endsWith('Connection')) return fieldName === 'edges' ? null : field
      return isEdge(field.type) ? null : field
    },
  })
}

/** Whether it leads to something with an identity, or to a list that grows. */
function isEdge(fieldType: Parameters<typeof getNamedType>[0]): boolean {
  const type = getNamedType(fieldType)
  return isObjectType(type) && ('id' in type.getFields() || type.name.endsWith('Connection'))
}
