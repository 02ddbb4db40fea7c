import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { nextTurn } from '../../../platform/limits/yield-to-event-loop.ts'

/** How many fields are completed before others have their turn: a few milliseconds of work. */
const FIELDS_PER_TURN = 2500

/**
 * Finds what a field without a resolver of its own holds, as graphql-js does, but gives a list that asks
 * for very many fields slice by slice: all of it in one go would hold everybody else up. What stands in
 * one slice is still read together by its loaders.
 */
export const resolveInTurns: GraphQLFieldResolver<unknown, unknown> = (
  source,
  args,
  context,
  info,
) => {
  const value: unknown = defaultFieldResolver(source, args, context, info)
  return Array.isArray(value) ? inTurns(value, info) : value
}

function inTurns(items: readonly unknown[], info: GraphQLResolveInfo): readonly unknown[] {
  const perItem = countFields(info)
  if (items.length * perItem <= FIELDS_PER_TURN) return items

  const perTurn = Math.max(1, Math.floor(FIELDS_PER_TURN / perItem))
  let turn = Promise.resolve()
  return items.map((item, index) => {
    if (index < perTurn) return item
    if (index % perTurn === 0) turn = turn.then(nextTurn)
    return turn.then(() => item)
  })
}

function countFields({ fieldNodes, fragments }: GraphQLResolveInfo): number {
  return fieldNodes.reduce(
    (sum, { selectionSet }) => sum + (selectionSet ? countIn(selectionSet, fragments) : 0),
    0,
  )
}

/** Documents are kept, and run again and again. */
const counts = new WeakMap<SelectionSetNode, number>()

/** All fields below, as if each fragment were written out where it stands. */
function countIn(set: SelectionSetNode, fragments: GraphQLResolveInfo['fragments']): number {
  const known = counts.get(set)
  if (known !== undefined) return known

  const count = set.selections.reduce((sum, node) => {
    const own = node.kind === Kind.FIELD ? 1 : 0
    const below =
      node.kind === Kind.FRAGMENT_SPREAD
        ? fragments[node.name.value]?.selectionSet
        : node.selectionSet
    return sum + own + (below ? countIn(below, fragments) : 0)
  }, 0)
  counts.set(set, count)
  return count
}
