import { buildSubgraphSchema } from '@apollo/subgraph'
import {
  type ConstDirectiveNode,
  type DocumentNode,
  execute,
  type GraphQLFieldResolver,
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql'
import type { Answer, GraphExecutor } from '../../../platform/executor.ts'
import type { Thing, World } from './subject.ts'

export interface WorldSubgraph {
  name: string
  typeDefs: DocumentNode
  /** The world of the request that is executed now. */
  world: () => World
  /** Whether a world's object is of a type by which a reference names it. */
  isOf: (object: Thing, type: string) => boolean
}

/**
 * A subgraph that shows its part of a world. Of an external field it knows no more than a reference
 * brings or `@provides` promises, so a requirement that is not sent changes the answer.
 */
export function makeSubgraphOfWorld({ name, typeDefs, world, isOf }: WorldSubgraph): GraphExecutor {
  const types = readTypes(typeDefs)
  const provided = new WeakMap<object, SelectionSetNode>()

  function show(object: Thing, type: string, selection: SelectionSetNode | undefined): Thing {
    const known = types.get(String(object['__typename'])) ?? types.get(type)
    const given = selection ? namesIn(selection) : []
    const isHidden = (field: string) => known?.external.has(field) && !given.includes(field)
    const shown = Object.fromEntries(Object.entries(object).filter(([field]) => !isHidden(field)))
    if (selection) provided.set(shown, selection)
    return shown
  }

  function resolveReference(reference: Thing): Thing | null {
    const type = String(reference['__typename'])
    const object = world().entities?.find(
      (one) =>
        isOf(one, type) &&
        !asList(one['absentIn']).includes(name) &&
        (types.get(type)?.keys ?? []).some((key) => isMatch(one, reference, key)),
    )
    if (!object) return null
    const { __typename, ...sent } = reference
    const own = types.has(String(object['__typename'])) ? object['__typename'] : __typename
    return { ...show(object, type, undefined), ...sent, __typename: own }
  }

  const resolveField: GraphQLFieldResolver<Thing | undefined, unknown> = (
    parent,
    args,
    _context,
    { fieldName, parentType, returnType },
  ) => {
    const raw = parent?.[fieldName]
    const value = typeof raw === 'function' ? raw.call(parent, args) : raw
    const promised = types.get(parentType.name)?.provides.get(fieldName)
    const below =
      parent && provided.get(parent) ? nested(provided.get(parent), fieldName) : undefined
    const wrap = (item: unknown): unknown => {
      if (Array.isArray(item)) return item.map(wrap)
      const isThing = typeof item === 'object' && item !== null
      return isThing ? show(item as Thing, getNamedType(returnType).name, promised ?? below) : item
    }
    return wrap(value)
  }

  const keyed = [...types].filter(([, { keys }]) => keys.length > 0).map(([type]) => type)
  const resolvers = Object.fromEntries(
    keyed.map((type) => [type, { __resolveReference: resolveReference }]),
  )
  const schema = buildSubgraphSchema([{ typeDefs, resolvers }])

  return {
    async execute(operation, variableValues): Promise<Answer> {
      const document = parse(operation.document)
      const faults = validate(schema, document)
      if (faults.length > 0) return { errors: faults.map(({ message }) => ({ message })) }

      const { Query, Mutation } = world()
      const { data, errors } = await execute({
        ...{ schema, document, variableValues },
        rootValue: operation.kind === 'mutation' ? Mutation : Query,
        fieldResolver: resolveField,
        typeResolver: (value, _context, { schema: own }, abstract) => {
          const type = own.getType(String((value as Thing)['__typename']))
          const isPossible = isAbstractType(abstract) && isObjectType(type)
          return isPossible && own.isSubType(abstract, type) ? type.name : undefined
        },
      })
      // What crosses a wire: no undefined, no object shared with the world.
      return JSON.parse(JSON.stringify({ data, ...(errors ? { errors } : {}) }))
    },

    subscribe: () => Promise.reject(new Error('Nothing is followed here.')),
  }
}

interface KnownType {
  external: Set<string>
  keys: SelectionSetNode[]
  provides: Map<string, SelectionSetNode>
}

function readTypes({ definitions }: DocumentNode): ReadonlyMap<string, KnownType> {
  const types = new Map<string, KnownType>()
  for (const node of definitions) {
    if (!('fields' in node) || !node.name || !('directives' in node)) continue
    const { directives = [], fields = [] } = node
    const known: KnownType = { external: new Set(), keys: [], provides: new Map() }
    known.keys = argumentsOf(directives, 'key').map(toSelection)
    const isExternal = named(directives, 'external').length > 0
    const ofKeys = known.keys.flatMap(namesIn)
    for (const field of fields) {
      const { name, directives: own = [] } = field
      const [promise] = argumentsOf(own, 'provides')
      if (promise !== undefined) known.provides.set(name.value, toSelection(promise))
      if ((isExternal || named(own, 'external').length > 0) && !ofKeys.includes(name.value))
        known.external.add(name.value)
    }
    types.set(node.name.value, known)
  }
  return types
}

function named(directives: readonly ConstDirectiveNode[], name: string) {
  return directives.filter((directive) => directive.name.value === name)
}

function argumentsOf(directives: readonly ConstDirectiveNode[], name: string): string[] {
  return named(directives, name)
    .flatMap(({ arguments: given = [] }) => given)
    .flatMap(({ name, value }) =>
      name.value === 'fields' && value.kind === Kind.STRING ? value.value : [],
    )
}

function toSelection(fields: string): SelectionSetNode {
  const [definition] = parse(`{ ${fields} }`, { noLocation: true }).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`No selection: ${fields}`)
  return definition.selectionSet
}

function fieldsIn({ selections }: SelectionSetNode) {
  return selections.flatMap((node): readonly { name: string; set?: SelectionSetNode }[] => {
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsIn(node.selectionSet)
    if (node.kind !== Kind.FIELD) return []
    return [{ name: node.name.value, ...(node.selectionSet ? { set: node.selectionSet } : {}) }]
  })
}

function namesIn(selection: SelectionSetNode): string[] {
  return fieldsIn(selection).map(({ name }) => name)
}

function nested(selection: SelectionSetNode | undefined, field: string) {
  return selection && fieldsIn(selection).find(({ name }) => name === field)?.set
}

/** Whether the object has the values by which a reference names it. */
function isMatch(object: unknown, reference: unknown, key: SelectionSetNode): boolean {
  if (Array.isArray(object) && Array.isArray(reference))
    return (
      object.length === reference.length &&
      object.every((item, index) => isMatch(item, reference[index], key))
    )
  const [own, sent] = [object, reference] as [Thing, Thing]
  return fieldsIn(key).every(({ name, set }) => {
    if (sent?.[name] === undefined || sent[name] === null) return false
    return set ? isMatch(own[name], sent[name], set) : own[name] === sent[name]
  })
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
