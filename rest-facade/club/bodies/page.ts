/** One page of a list, as the graph answers it. */
interface GraphConnection<Node> {
  nodes: readonly Node[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** The list envelope. */
export function toPage<Node, Item>(
  { nodes, pageInfo }: GraphConnection<Node>,
  toItem: (node: Node) => Item,
) {
  return asPage({ nodes: nodes.map(toItem), pageInfo })
}

/** The same around what the graph was asked for under its names in REST. */
export function asPage<Item>({ nodes, pageInfo }: GraphConnection<Item>) {
  const { hasNextPage, endCursor } = pageInfo
  return {
    data: nodes,
    next_cursor: hasNextPage ? endCursor : null,
    has_more: hasNextPage,
  }
}
