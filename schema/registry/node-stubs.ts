import { Kind, parse } from 'graphql'

/**
 * SDL of the gateway's own subgraph: the root fields `node` and `nodes`, and of every type of node no more than
 * its id, by which the planner asks the owner for the rest.
 */
export function toNodeStubs(sdl: readonly string[]): string {
  const types = new Set(sdl.flatMap(findNodeTypes))
  return [NODE, ...[...types].sort().map(toStub)].join('\n')
}

const NODE = `
extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])

type Query {
  """
  Whatever implements Node and has this id. Null when there is nothing, or nothing that the caller may
  read: what its single read needs is needed here, too.
  """
  node("Any id; null for one that is no UUID." id: ID!): Node

  "The nodes with these ids, in their order, each as the field node returns it."
  nodes("Up to 100 ids." ids: [ID!]!): [Node]!
}

"Whatever has an id of its own."
interface Node {
  "UUID, unique in the whole graph."
  id: ID!
}
`

function findNodeTypes(sdl: string): string[] {
  return parse(sdl, { noLocation: true }).definitions.flatMap((node) => {
    const isType = node.kind === Kind.OBJECT_TYPE_DEFINITION
    const isNode = isType && node.interfaces?.some(({ name }) => name.value === 'Node')
    return isNode ? [node.name.value] : []
  })
}

function toStub(type: string): string {
  return `type ${type} implements Node @key(fields: "id", resolvable: false) { id: ID! }`
}
