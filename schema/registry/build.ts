import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type GraphQLSchema, parse } from 'graphql'
import { toWholeSchema } from '../whole-schema.ts'
import { collectOperations, readOperationFiles } from './collect-operations.ts'
import { composeSupergraph, toApiSchema, toApiSdl } from './compose.ts'
import { generateTypes } from './generate-types.ts'
import { listRegistered } from './manifests/list-registered.ts'
import { splitByClient, toTrustedManifest } from './manifests/trusted-operations.ts'
import { readSubgraphs } from './releases/version.ts'
import { remember } from './remember.ts'

/** All files generated from the SDL and the operations in `folder`: file name → text. */
export async function buildContracts(folder: string): Promise<ReadonlyMap<string, string>> {
  return contractsOf(toComposed(composeSupergraph(readSubgraphs(folder))), folder)
}

/** Result of the composition of the subgraphs in a folder. */
export interface Composed {
  supergraphSdl: string
  /** The schema of clients. */
  apiSchema: GraphQLSchema
  /** The schema of registered operations. */
  wholeSchema: GraphQLSchema
}

export const toComposed = remember((supergraphSdl): Composed => {
  const apiSchema = toApiSchema(supergraphSdl)
  return { supergraphSdl, apiSchema, wholeSchema: toWholeSchema(parse(supergraphSdl)) }
})

/** The generated files of composed subgraphs. */
export async function contractsOf(
  { supergraphSdl, apiSchema, wholeSchema }: Composed,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const all = readOperationFiles(join(folder, 'operations'), wholeSchema)
  const files = splitByClient(all).ofTiers
  const manifest = collectOperations(files, wholeSchema)
  const operations = all.map(({ file, text }) => [`operations/${file}`, text] as const)

  return new Map([
    ...operations,
    ['supergraph.graphql', supergraphSdl],
    ['api.graphql', toApiSdl(apiSchema)],
    ['operations/manifest.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['operations/trusted.json', toTrustedManifest(all, apiSchema)],
    ...(await generateTypes(folder, wholeSchema, files)),
    ['types/registered.ts', listRegistered(manifest)],
  ])
}

/** Names the files in `folder` that differ from the output of `buildContracts`. */
export function findStaleContracts(
  folder: string,
  contracts: ReadonlyMap<string, string>,
): string[] {
  return [...contracts]
    .filter(([file, text]) => readIfThere(join(folder, file)) !== text)
    .map(([file]) => file)
}

async function writeContracts(folder: string): Promise<void> {
  for (const [file, text] of await buildContracts(folder)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

function readIfThere(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

if (import.meta.main) {
  await writeContracts(dirname(import.meta.dirname)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
