import { join } from 'node:path'
import { type GraphQLSchema, parse } from 'graphql'
import { toWholeSchema } from '../whole-schema.ts'
import { collectOperations, readOperationFiles } from './collect-operations.ts'
import { composeSupergraph, toApiSchema, toApiSdl } from './compose.ts'
import { splitByClient, toTrustedManifest } from './manifests/trusted-operations.ts'
import { readSubgraphs } from './releases/version.ts'
import { remember } from './remember.ts'

/** What the SDL and the operations of a folder make: file name → text. */
export interface Contracts {
  /** Files of `built/`. */
  built: ReadonlyMap<string, string>
  /** The operations with every leaf field that their fragments ask for. */
  operations: ReadonlyMap<string, string>
}

export function buildContracts(folder: string): Contracts {
  const { supergraphSdl, apiSchema, wholeSchema } = composeFolder(folder)
  const all = readOperationFiles(join(folder, 'operations'), wholeSchema)
  const manifest = collectOperations(splitByClient(all).ofTiers, wholeSchema)

  return {
    built: new Map([
      ['graph/supergraph.graphql', supergraphSdl],
      ['graph/api.graphql', toApiSdl(apiSchema)],
      ['graph/manifest.json', `${JSON.stringify(manifest, null, 2)}\n`],
      ['graph/trusted.json', toTrustedManifest(all, apiSchema)],
    ]),
    operations: new Map(all.map(({ file, text }) => [`operations/${file}`, text])),
  }
}

/** Result of the composition of the subgraphs in a folder. */
export interface Composed {
  supergraphSdl: string
  /** The schema of clients. */
  apiSchema: GraphQLSchema
  /** The schema of registered operations. */
  wholeSchema: GraphQLSchema
}

export function composeFolder(folder: string): Composed {
  return toComposed(composeSupergraph(readSubgraphs(folder)))
}

export const toComposed = remember((supergraphSdl): Composed => {
  const apiSchema = toApiSchema(supergraphSdl)
  return { supergraphSdl, apiSchema, wholeSchema: toWholeSchema(parse(supergraphSdl)) }
})
