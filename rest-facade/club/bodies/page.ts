import { z } from 'zod'
import { envelope } from '../../../schema/fields/rest-body.ts'
import { LIMITS } from '../../../schema/limits.ts'

/** One page of a list in the graph. */
interface GraphConnection<Node> {
  nodes: readonly Node[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** The list envelope. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return pageWith(item, {})
}

/** The list envelope with further members. */
export function pageWith<Item extends z.ZodType, More extends z.ZodRawShape>(
  item: Item,
  more: More,
) {
  return envelope(
    { suffix: 'Page' },
    {
      data: z.array(item),
      next_cursor: z
        .string()
        .max(LIMITS.raw.cursor)
        .nullable()
        .describe('The `cursor` of the next page; null on the last one.'),
      has_more: z.boolean().describe('Whether another page follows this one.'),
      ...more,
    },
  )
}

export function toPage<Node, Item>(
  { nodes, pageInfo: { hasNextPage, endCursor } }: GraphConnection<Node>,
  toItem: (node: Node) => Item,
) {
  return {
    data: nodes.map(toItem),
    next_cursor: hasNextPage ? endCursor : null,
    has_more: hasNextPage,
  }
}

/** Of the member `data` where it is no component, which has a description of its own. */
export const DATA = 'The record, or the rows of the page in the order of the list.'

/** The envelope of one record. */
export function inData<Body extends z.ZodType>(data: Body) {
  return z.object({ data })
}
