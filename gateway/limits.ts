import { type DocumentNode, Kind, type SelectionSetNode, type ValueNode } from 'graphql'
import { Problem } from '../platform/problem.ts'
import { fragmentsOf } from './root-fields.ts'

/** What a document of a client may cost; registered operations are ours and are not measured. */
export const DOCUMENT_LIMITS = { tokens: 4000, depth: 30, fields: 2000 } as const

interface Size {
  depth: number
  fields: number
}

/**
 * Refuses a document whose planning would cost too much. The planner writes fragments out, so
 * fields count each time they are reached. Fragments without a circle are taken for granted.
 */
export function requireModestDocument(document: DocumentNode): void {
  const { depth, fields } = measure(document)
  if (depth > DOCUMENT_LIMITS.depth)
    throw new Problem('invalid_input', `The document nests deeper than ${DOCUMENT_LIMITS.depth}.`)
  if (fields > DOCUMENT_LIMITS.fields)
    throw new Problem(
      'invalid_input',
      `The document asks for more than ${DOCUMENT_LIMITS.fields} fields.`,
    )
}

function measure(document: DocumentNode): Size {
  const fragments = fragmentsOf(document)
  const known = new Map<string, Size>()

  const ofFragment = (name: string): Size => {
    const fragment = fragments.get(name)
    const size = known.get(name) ?? (fragment ? ofSelection(fragment.selectionSet) : NOTHING)
    known.set(name, size)
    return size
  }

  const ofSelection = ({ selections }: SelectionSetNode): Size =>
    selections.reduce<Size>((sum, node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return add(sum, ofFragment(node.name.value))
      const inside = node.selectionSet ? ofSelection(node.selectionSet) : NOTHING
      const values = node.kind === Kind.FIELD ? (node.arguments ?? []) : []
      const depth = Math.max(inside.depth, ...values.map(({ value }) => depthOf(value)))
      return add(sum, { depth: depth + 1, fields: inside.fields + 1 })
    }, NOTHING)

  return document.definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .reduce<Size>((sum, node) => add(sum, ofSelection(node.selectionSet)), NOTHING)
}

const NOTHING: Size = { depth: 0, fields: 0 }

function add(a: Size, b: Size): Size {
  return { depth: Math.max(a.depth, b.depth), fields: a.fields + b.fields }
}

function depthOf(value: ValueNode): number {
  if (value.kind === Kind.LIST) return 1 + Math.max(0, ...value.values.map(depthOf))
  if (value.kind === Kind.OBJECT)
    return 1 + Math.max(0, ...value.fields.map((f) => depthOf(f.value)))
  return 0
}
