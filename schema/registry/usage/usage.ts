import {
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { readOperationFiles } from '../collect-operations.ts'
import { type PageDocument, readPageDocuments } from './page-documents.ts'

/** The registered operations that use a part of the graph: file → names. */
export type UsersOf = (coordinate: string) => ReadonlyMap<string, string[]>

interface User {
  file: string
  name: string
  uses: ReadonlySet<string>
}

/**
 * Returns a look-up of the operations below `folder`, and of the documents in the pages of `root`, that use a
 * coordinate. Pass the former and the current schema:
 * removed parts are only in the first, added ones only in the second.
 */
export function readUsage(
  folder: string,
  schemas: readonly GraphQLSchema[],
  root?: string,
): UsersOf {
  const registered = readOperationFiles(`${folder}/operations`).map(({ file, document }) => {
    return { file: `schema/operations/${file}`, document }
  })
  const users = [...registered, ...(root === undefined ? [] : readPageDocuments(root))].flatMap(
    (file) => usersIn(file, schemas),
  )

  return (coordinate) => {
    const found = users.filter(({ uses }) => uses.has(coordinate))
    const byFile = Map.groupBy(found, ({ file }) => file)
    return new Map([...byFile].map(([file, ofFile]) => [file, ofFile.map(({ name }) => name)]))
  }
}

function usersIn({ file, document }: PageDocument, schemas: readonly GraphQLSchema[]): User[] {
  return Object.entries(separateOperations(document)).map(([name, single]) => ({
    file,
    name: name || 'a document',
    uses: new Set(schemas.flatMap((schema) => [...usesOf(single, schema)])),
  }))
}

function usesOf(document: DocumentNode, schema: GraphQLSchema): Set<string> {
  const uses = new Set<string>()
  const types = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(types, {
    Field() {
      const [parent, field] = [types.getParentType(), types.getFieldDef()]
      if (!parent || !field) return
      uses.add(parent.name).add(`${parent.name}.${field.name}`)
      addType(getNamedType(field.type), uses)
    },
    Argument() {
      const [parent, field, argument] = [
        types.getParentType(),
        types.getFieldDef(),
        types.getArgument(),
      ]
      if (!parent || !field || !argument) return
      uses.add(`${parent.name}.${field.name}.${argument.name}`)
      addType(getNamedType(argument.type), uses)
    },
  })
  visit(document, visitor)
  return uses
}

/** An input counts with all its fields, because variables can contain any of them. */
function addType(type: GraphQLNamedType, uses: Set<string>): void {
  if (uses.has(type.name) && isInputObjectType(type)) return

  uses.add(type.name)
  if (isEnumType(type)) for (const { name } of type.getValues()) uses.add(`${type.name}.${name}`)
  if (!isInputObjectType(type)) return

  for (const field of Object.values(type.getFields())) {
    uses.add(`${type.name}.${field.name}`)
    addType(getNamedType(field.type), uses)
  }
}
