import {
  composeServices,
  transformSupergraphToPublicSchema,
} from '@theguild/federation-composition'
import { buildASTSchema, type GraphQLSchema, parse, printSchema } from 'graphql'
import type { GraphSdl } from '../sdl.ts'
import { GATEWAY, type SubgraphName } from '../subgraphs.ts'
import { toGatewaySdl } from './gateway-subgraph.ts'
import { remember } from './remember.ts'

export type Sdl = Readonly<Record<SubgraphName, string>>

/** Composes the subgraphs into one supergraph; throws with all composition errors. */
export function composeSupergraph(sdl: Sdl): string {
  const composed = compose(sdl)
  if ('reasons' in composed)
    throw new Error(['The subgraphs do not compose.', ...composed.reasons].join('\n'))

  return composed.supergraphSdl
}

/** The supergraph, or all composition errors with their coordinates. */
export function compose(sdl: Sdl): Composition {
  return composeText(JSON.stringify(sdl))
}

type Composition = { supergraphSdl: string } | { reasons: string[] }

const composeText = remember((text): Composition => {
  const sdl: Sdl = JSON.parse(text)
  const { supergraphSdl, errors = [] } = composeServices(
    Object.entries({ ...sdl, [GATEWAY]: toGatewaySdl(Object.values(sdl)) }).map(([name, text]) => ({
      name,
      url: `http://${name}`,
      typeDefs: parse(text),
    })),
  )
  if (supergraphSdl === undefined) return { reasons: errors.map(({ message }) => message) }

  return { supergraphSdl: `${supergraphSdl.trim()}\n` }
})

/** The SDL that a gateway needs. */
export function toGraphSdl(supergraphSdl: string): GraphSdl {
  return { supergraph: supergraphSdl, api: toApiSdl(toApiSchema(supergraphSdl)) }
}

export function toApiSdl(apiSchema: GraphQLSchema): string {
  return `${printSchema(apiSchema)}\n`
}

/** The client schema: the supergraph without federation definitions and inaccessible elements. */
export function toApiSchema(supergraphSdl: string): GraphQLSchema {
  return buildASTSchema(transformSupergraphToPublicSchema(parse(supergraphSdl)))
}
