import {
  composeServices,
  transformSupergraphToPublicSchema,
} from '@theguild/federation-composition'
import { buildASTSchema, type GraphQLSchema, parse } from 'graphql'

export const SUBGRAPHS = ['club', 'volunteer'] as const

export type Subgraph = (typeof SUBGRAPHS)[number]

/** Composes the subgraphs into one supergraph; throws with every reason why they do not fit. */
export function composeSupergraph(sdl: Readonly<Record<Subgraph, string>>): string {
  const composed = composeServices(
    SUBGRAPHS.map((name) => ({ name, url: `http://${name}`, typeDefs: parse(sdl[name]) })),
  )
  if (composed.supergraphSdl === undefined) {
    const reasons = composed.errors?.map((error) => error.message) ?? []
    throw new Error(['The subgraphs do not compose.', ...reasons].join('\n'))
  }

  return `${composed.supergraphSdl.trim()}\n`
}

/** The schema that clients see: the supergraph without federation and without what is inaccessible. */
export function toApiSchema(supergraphSdl: string): GraphQLSchema {
  return buildASTSchema(transformSupergraphToPublicSchema(parse(supergraphSdl)))
}
