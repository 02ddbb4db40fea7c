import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql'

/** Coordinates of the fields that a document selects, each once; computed once per document. */
export function makeUsedFields(schema: GraphQLSchema): (document: DocumentNode) => string[] {
  const known = new WeakMap<DocumentNode, string[]>()

  return (document) => {
    const seen = known.get(document)
    if (seen) return seen

    const fields = [...fieldsOf(document, schema)]
    known.set(document, fields)
    return fields
  }
}

function fieldsOf(document: DocumentNode, schema: GraphQLSchema): Set<string> {
  const fields = new Set<string>()
  const types = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(types, {
    Field() {
      const [parent, field] = [types.getParentType(), types.getFieldDef()]
      if (parent && field && !field.name.startsWith('__'))
        fields.add(`${parent.name}.${field.name}`)
    },
  })
  visit(document, visitor)
  return fields
}
