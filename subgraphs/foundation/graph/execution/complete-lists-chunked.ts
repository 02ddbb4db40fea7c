import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { yieldToEventLoop } from '../../../../platform/limits/yield-to-event-loop.ts'

/** Fields to complete before yielding to the event loop: a few milliseconds of work. */
const FIELDS_PER_CHUNK = 2500

/**
 * Default field resolver that completes large lists in chunks: completing a list with very many selected fields at
 * once would block the event loop. The loaders of one chunk still batch.
 */
export const completeListsChunked: GraphQLFieldResolver<unknown, unknown> = (
  source,
  args,
  context,
  info,
) => {
  const value: unknown = defaultFieldResolver(source, args, context, info)
  return Array.isArray(value) ? inChunks(value, info) : value
}

function inChunks(items: readonly unknown[], info: GraphQLResolveInfo): readonly unknown[] {
  const perItem = countFields(info)
  if (items.length * perItem <= FIELDS_PER_CHUNK) return items

  const perChunk = Math.max(1, Math.floor(FIELDS_PER_CHUNK / perItem))
  let chunk = Promise.resolve()
  return items.map((item, index) => {
    if (index < perChunk) return item
    if (index % perChunk === 0) chunk = chunk.then(yieldToEventLoop)
    return chunk.then(() => item)
  })
}

function countFields({ fieldNodes, fragments }: GraphQLResolveInfo): number {
  return fieldNodes.reduce(
    (sum, { selectionSet }) => sum + (selectionSet ? countIn(selectionSet, fragments) : 0),
    0,
  )
}

/** Cached by selection set: documents are cached and executed many times. */
const counts = new WeakMap<SelectionSetNode, number>()

/** Number of fields below, with fragments inlined. */
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
