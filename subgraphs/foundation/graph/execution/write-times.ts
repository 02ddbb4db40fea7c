import {
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { DateTime } from '../scalars.ts'

/** Response keys of times, as null, and of records with times. */
type Times = Map<string, Times | null>

/** Writes the times in the data of an answer as text, in place. */
export type WriteTimes = (data: unknown) => void

/** For documents compiled with plain leaves; null if the operation selects no time. */
export function makeWriteTimes(schema: GraphQLSchema, document: DocumentNode): WriteTimes | null {
  const times = timesOf(schema, document)
  return times.size === 0 ? null : toWriteTimes(times)
}

function toWriteTimes(times: Times): WriteTimes {
  const keys = [...times.keys()].filter((key) => times.get(key) === null)
  const below = [...times].flatMap(([key, inner]) =>
    inner === null ? [] : [{ key, write: toWriteTimes(inner) }],
  )
  return function write(data) {
    if (data === null || data === undefined) return
    if (Array.isArray(data)) {
      for (const item of data) write(item)
      return
    }
    const record = data as Record<string, unknown>
    for (const key of keys) {
      const value = record[key]
      if (value !== null && value !== undefined) record[key] = toText(value)
    }
    for (const { key, write } of below) write(record[key])
  }
}

function toText(value: unknown): unknown {
  if (value === null) return null
  return Array.isArray(value) ? value.map(toText) : DateTime.serialize(value)
}

function timesOf(schema: GraphQLSchema, document: DocumentNode): Times {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  const operation = getOperationAST(document)
  const root = operation && schema.getRootType(operation.operation)
  const times: Times = new Map()
  if (operation && root) collect(operation.selectionSet, root, times)
  return times

  function collect(
    { selections }: SelectionSetNode,
    parent: GraphQLNamedType | undefined,
    into: Times,
  ): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const { name, alias = name, selectionSet } = selection
        const type = getNamedType(fieldsOf(parent)[name.value]?.type)
        if (type?.name === DateTime.name) into.set(alias.value, null)
        if (selectionSet === undefined) continue
        const inner = into.get(alias.value) ?? new Map()
        collect(selectionSet, type, inner)
        if (inner.size > 0) into.set(alias.value, inner)
        continue
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
      const condition = fragment?.typeCondition?.name.value
      const type = condition === undefined ? parent : schema.getType(condition)
      if (fragment) collect(fragment.selectionSet, type, into)
    }
  }
}

function fieldsOf(type: GraphQLNamedType | undefined) {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}
}
