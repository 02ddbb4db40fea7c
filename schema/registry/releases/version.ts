import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { builtBeside } from '../../built.ts'
import { readSubgraphSdl } from '../../sdl.ts'
import { SUBGRAPHS } from '../../subgraphs.ts'
import type { Manifest } from '../collect-operations.ts'
import { type Sdl, toApiSdl } from '../compose.ts'

/** A version of the graph: SDL of each subgraph, and of the client schema. */
export interface Version {
  subgraphs: Sdl
  api: string
}

const PUBLISHED = 'published'
const OPERATIONS = 'operations.json'
const OPENAPI = 'openapi'

// Excludes the file from the formatter, which formats its neighbours.
const API_HEAD =
  '# biome-ignore-all format: made by `npm run schema:publish`, not edited by hand\n\n'

/** The committed SDL in `folder`. */
export function readSubgraphs(folder: string): Sdl {
  return { club: readSubgraphSdl(folder, 'club'), volunteer: readSubgraphSdl(folder, 'volunteer') }
}

export function toVersion(subgraphs: Sdl, apiSchema: GraphQLSchema): Version {
  return { subgraphs, api: toApiSdl(apiSchema) }
}

/** The last published version, or null. */
export function readPublished(folder: string): Version | null {
  const published = join(folder, PUBLISHED)
  if (!existsSync(join(published, 'api.graphql'))) return null

  return parsePublished((name) => readFileSync(join(published, `${name}.graphql`), 'utf8'))
}

/** A published version, by the texts of its files. */
export function parsePublished(read: (name: string) => string): Version {
  const api = read('api').replace(API_HEAD, '')
  return { subgraphs: { club: read('club'), volunteer: read('volunteer') }, api }
}

export function writePublished(folder: string, { subgraphs, api }: Version): void {
  const published = join(folder, PUBLISHED)
  mkdirSync(join(published, OPENAPI), { recursive: true })
  for (const name of SUBGRAPHS) writeFileSync(join(published, `${name}.graphql`), subgraphs[name])
  writeFileSync(join(published, 'api.graphql'), API_HEAD + api)
  copyFileSync(join(builtBeside(folder), 'graph/manifest.json'), join(published, OPERATIONS))
  writePublishedDocuments(folder)
}

/** Publishes the OpenAPI documents alone. */
export function writePublishedDocuments(folder: string): void {
  for (const name of SUBGRAPHS) {
    const document = join(OPENAPI, `${name}.json`)
    copyFileSync(join(builtBeside(folder), document), join(folder, PUBLISHED, document))
  }
}

/** The operations of the last published version, by name. */
export function readPublishedOperations(folder: string): Manifest {
  const file = join(folder, PUBLISHED, OPERATIONS)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}
