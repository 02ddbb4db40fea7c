import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  getOperationAST,
  isNonNullType,
  Kind,
} from 'graphql'
import type { Answer, AnswerError, Variables } from '../platform/executor.ts'
import { fieldsOf, fragmentsOf, keyOf, rootFieldsOf } from './root-fields.ts'

type Path = NonNullable<AnswerError['path']>

const UNAVAILABLE = {
  message: 'A part of the platform cannot be reached.',
  extensions: { code: 'dependency_unavailable' },
} as const

/** What a subgraph would answer if it could say that it is down: nothing for each of its fields. */
export function makeUnavailable(schema: GraphQLSchema) {
  return (document: DocumentNode, variables: Variables): Answer => {
    const fields = rootFieldsOf(document)
    const paths = fields.flatMap((field) => pathsOf(field, document, variables))
    const errors = paths.map((path) => ({ ...UNAVAILABLE, path }))
    if (fields.some((field) => isRequired(field, document, schema))) return { data: null, errors }

    return {
      data: Object.fromEntries(fields.map((field) => [keyOf(field), emptyOf(field, variables)])),
      errors,
    }
  }
}

/** Moves an error of a whole entity to the fields that were asked of it. */
export function toFieldErrors(
  errors: readonly AnswerError[],
  document: DocumentNode,
): AnswerError[] {
  const entities = rootFieldsOf(document).filter(isEntities)
  return errors.flatMap((error) => {
    const [key, index] = error.path ?? []
    const field = entities.find((entity) => keyOf(entity) === key)
    if (field === undefined || index === undefined || error.path?.length !== 2) return [error]

    return keysBelow(field, document).map((name) => ({
      ...error,
      path: [keyOf(field), index, name],
    }))
  })
}

function pathsOf(field: FieldNode, document: DocumentNode, variables: Variables): Path[] {
  if (!isEntities(field)) return [[keyOf(field)]]

  const keys = keysBelow(field, document)
  return representationsOf(field, variables).flatMap((_, index) =>
    keys.map((key) => [keyOf(field), index, key]),
  )
}

function keysBelow(field: FieldNode, document: DocumentNode): string[] {
  const below = field.selectionSet ? fieldsOf(field.selectionSet, fragmentsOf(document)) : []
  return [...new Set(below.map(keyOf))].filter((key) => key !== '__typename')
}

function emptyOf(field: FieldNode, variables: Variables): null | null[] {
  return isEntities(field) ? representationsOf(field, variables).map(() => null) : null
}

function representationsOf(field: FieldNode, variables: Variables): readonly unknown[] {
  const value = field.arguments?.find(({ name }) => name.value === 'representations')?.value
  const list = value?.kind === Kind.VARIABLE ? variables[value.name.value] : []
  return Array.isArray(list) ? list : []
}

function isEntities(field: FieldNode): boolean {
  return field.name.value === '_entities'
}

function isRequired(field: FieldNode, document: DocumentNode, schema: GraphQLSchema): boolean {
  const kind = getOperationAST(document)?.operation
  const type = kind ? schema.getRootType(kind)?.getFields()[field.name.value]?.type : undefined
  return type !== undefined && isNonNullType(type)
}
