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

/** Uses getters: both execution engines read only the selected fields. */
export function toConnection<Row, Node>(
  rows: readonly Row[],
  { toNode, cursorOf, hasNextPage, hasPreviousPage }: Shown<Row, Node>,
): Connection<Node> {
  const cursorAt = (index: number) => {
    const row = rows.at(index)
    return row === undefined ? null : cursorOf(row)
  }
  const pageInfo = {
    hasNextPage,
    hasPreviousPage,
    get startCursor() {
      return cursorAt(0)
    },
    get endCursor() {
      return cursorAt(-1)
    },
  }
  return {
    get edges() {
      return rows.map((row) => ({
        node: toNode(row),
        get cursor() {
          return cursorOf(row)
        },
      }))
    },
    get nodes() {
      return rows.map(toNode)
    },
    pageInfo,
  }
}
