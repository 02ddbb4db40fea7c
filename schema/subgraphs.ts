export const SUBGRAPHS = ['club', 'volunteer'] as const

export type SubgraphName = (typeof SUBGRAPHS)[number]

/** The gateway's own subgraph, generated from the others. */
export const NODES = 'nodes'
