/** A Relay connection. Its fields are computed on access, since sealing cursors is expensive. */
export interface Connection<Node> {
  readonly edges: readonly Edge<Node>[]
  readonly nodes: readonly Node[]
  readonly pageInfo: PageInfo
}

export interface Edge<Node> {
  readonly node: Node
  readonly cursor: string
}

export interface PageInfo {
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  readonly startCursor: string | null
  readonly endCursor: string | null
}

/** Mapping of rows to nodes and cursors. */
export interface Shown<Row, Node> {
  toNode(row: Row): Node
  cursorOf(row: Row): string
  hasNextPage: boolean
  hasPreviousPage: boolean
}

/**
 * Uses getters: both execution engines read only the selected fields. Each field is computed once, because compiled
 * documents read `nodes` five times and `endCursor` three times.
 */
export function toConnection<Row, Node>(
  rows: readonly Row[],
  { toNode, cursorOf, hasNextPage, hasPreviousPage }: Shown<Row, Node>,
): Connection<Node> {
  const cursorAt = (index: number) => {
    const row = rows.at(index)
    return row === undefined ? null : cursorOf(row)
  }
  const toEdge = (row: Row): Edge<Node> => {
    const cursor = lazy(() => cursorOf(row))
    return {
      node: toNode(row),
      get cursor() {
        return cursor()
      },
    }
  }
  const startCursor = lazy(() => cursorAt(0))
  const endCursor = lazy(() => cursorAt(-1))
  const nodes = lazy(() => rows.map(toNode))
  const edges = lazy(() => rows.map(toEdge))
  const pageInfo = {
    hasNextPage,
    hasPreviousPage,
    get startCursor() {
      return startCursor()
    },
    get endCursor() {
      return endCursor()
    },
  }
  return {
    get edges() {
      return edges()
    },
    get nodes() {
      return nodes()
    },
    pageInfo,
  }
}

function lazy<T>(compute: () => T): () => T {
  let computed: { value: T } | undefined
  return () => {
    computed ??= { value: compute() }
    return computed.value
  }
}
