/** One page of a list in the graph. */
interface GraphConnection<Node> {
  nodes: readonly Node[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** The list envelope. */
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
