export const SUBGRAPHS = ['club', 'volunteer'] as const

export type SubgraphName = (typeof SUBGRAPHS)[number]

/** The gateway's own subgraph: the viewer, and stubs of the others' nodes. */
export const GATEWAY = 'gateway'
