import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { readSubgraphSdl } from '../../sdl.ts'
import { SUBGRAPHS } from '../../subgraphs.ts'
import { type Sdl, toApiSdl } from '../compose.ts'

/** The graph at one time, as SDL: what each subgraph serves, and what clients see of all together. */
export interface Version {
  subgraphs: Sdl
  api: string
}

const PUBLISHED = 'published'

// It lies beside files that a formatter minds.
const API_HEAD =
  '# biome-ignore-all format: made by `npm run schema:publish`, not edited by hand\n\n'

/** The SDL in `folder`, as it is written. */
export function readSubgraphs(folder: string): Sdl {
  return { club: readSubgraphSdl(folder, 'club'), volunteer: readSubgraphSdl(folder, 'volunteer') }
}

export function toVersion(subgraphs: Sdl, apiSchema: GraphQLSchema): Version {
  return { subgraphs, api: toApiSdl(apiSchema) }
}

/** What was last published, or null while nothing was. */
export function readPublished(folder: string): Version | null {
  const published = join(folder, PUBLISHED)
  if (!existsSync(join(published, 'api.graphql'))) return null

  const read = (name: string) => readFileSync(join(published, `${name}.graphql`), 'utf8')
  const api = read('api').replace(API_HEAD, '')
  return { subgraphs: { club: read('club'), volunteer: read('volunteer') }, api }
}

export function writePublished(folder: string, { subgraphs, api }: Version): void {
  const published = join(folder, PUBLISHED)
  mkdirSync(published, { recursive: true })
  for (const name of SUBGRAPHS) writeFileSync(join(published, `${name}.graphql`), subgraphs[name])
  writeFileSync(join(published, 'api.graphql'), API_HEAD + api)
}
