import {
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
  type SelectionNode,
} from 'graphql'
import { isInaccessible } from '../../whole-schema.ts'

/**
 * Writes the leaf fields of each fragment below `# Every leaf field.` or `# Every leaf field but clubId, id.`,
 * in the order of its type. Selections with subfields stay unchanged.
 */
export function completeFragments(text: string, schema: GraphQLSchema): string {
  const fragments = parse(text).definitions.filter(
    (node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION,
  )
  return fragments.reduceRight((completed, fragment) => {
    const type = schema.getType(fragment.typeCondition.name.value)
    const leftOut = leftOutOf(text, fragment)
    const { loc } = fragment.selectionSet
    if (leftOut === null || !isObjectType(type) || loc === undefined) return completed

    const lines = selectionsOf(text, fragment, type, leftOut).map((line) => `  ${line}\n`)
    return `${completed.slice(0, loc.start)}{\n${lines.join('')}}${completed.slice(loc.end)}`
  }, text)
}

const MARK = /^# Every leaf field(?: but (\w+(?:, \w+)*))?\.$/

/** Fields after `but` in the marker line above; null without a marker. */
function leftOutOf(text: string, { loc }: FragmentDefinitionNode): string[] | null {
  const above = text.slice(0, loc?.start).trimEnd().split('\n').at(-1) ?? ''
  const [mark, names] = MARK.exec(above) ?? []
  if (mark === undefined) return null

  return names?.split(', ') ?? []
}

function selectionsOf(
  text: string,
  { selectionSet }: FragmentDefinitionNode,
  type: GraphQLObjectType,
  leftOut: readonly string[],
): string[] {
  const fields = type.getFields()
  const unknown = leftOut.filter((name) => fields[name] === undefined)
  if (unknown.length > 0) throw new Error(`${type.name} has no field ${unknown.join(', ')}.`)

  const written = new Map(
    selectionSet.selections
      .filter((node) => !isCompleted(node, type))
      .map((node) => [nameOf(node), text.slice(node.loc?.start, node.loc?.end)]),
  )
  const inOrder = Object.values(fields).flatMap((field) => {
    const selection = written.get(field.name)
    written.delete(field.name)
    if (selection !== undefined) return [selection]
    return isSelected(field) && !leftOut.includes(field.name) ? [field.name] : []
  })
  return [...inOrder, ...written.values()]
}

/** True for a field that the marker completes. */
function isCompleted(node: SelectionNode, type: GraphQLObjectType): boolean {
  if (node.kind !== Kind.FIELD || node.alias !== undefined) return false

  const field = type.getFields()[node.name.value]
  return field !== undefined && isSelected(field)
}

/** Fields with arguments, deprecated fields and fields hidden from clients are selected only by hand. */
function isSelected(field: GraphQLField<unknown, unknown>): boolean {
  const { type, args, deprecationReason } = field
  const isPlain = args.length === 0 && !deprecationReason && !isInaccessible(field)
  return isPlain && isLeafType(getNamedType(type))
}

function nameOf(node: SelectionNode): string {
  if (node.kind === Kind.FIELD) return (node.alias ?? node.name).value
  return node.kind === Kind.FRAGMENT_SPREAD
    ? node.name.value
    : (node.typeCondition?.name.value ?? '')
}
