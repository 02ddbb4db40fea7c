/** One page of a list, as the graph answers it. */
interface Connection<Node> {
  nodes: readonly Node[]
  nextCursor: string | null
}

/** The list envelope. */
export function toPage<Node, Item>(
  { nodes, nextCursor }: Connection<Node>,
  toItem: (node: Node) => Item,
) {
  return { data: nodes.map(toItem), next_cursor: nextCursor, has_more: nextCursor !== null }
}
