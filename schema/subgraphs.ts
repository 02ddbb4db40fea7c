export const SUBGRAPHS = ['club', 'volunteer'] as const

export type SubgraphName = (typeof SUBGRAPHS)[number]

/** The gateway's own part of the graph, made from the others'. */
export const NODES = 'nodes'
