import { MapperKind, mapSchema } from '@graphql-tools/utils'
import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql'

/**
 * The graph without its edges: sofa selects all fields below a path, which would be the whole graph for each booking.
 * The remaining fields are those of the REST bodies.
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

/** True for fields of node types and of connections. */
function isEdge(fieldType: Parameters<typeof getNamedType>[0]): boolean {
  const type = getNamedType(fieldType)
  return isObjectType(type) && ('id' in type.getFields() || type.name.endsWith('Connection'))
}
