import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuilt } from './built.ts'
import type { SubgraphName } from './subgraphs.ts'

/** The SDL that a gateway needs: supergraph and client schema. */
export interface GraphSdl {
  supergraph: string
  api: string
}

/** The composed graph. */
export function readGraphSdl(): GraphSdl {
  return {
    supergraph: readBuilt('graph/supergraph.graphql'),
    api: readBuilt('graph/api.graphql'),
  }
}

/** The committed SDL of one subgraph. */
export function readSdl(name: SubgraphName): string {
  return readSubgraphSdl(import.meta.dirname, name)
}

/** One subgraph's SDL in `folder`: `club/club.graphql`, then the other files of `club/`, subject by subject. */
export function readSubgraphSdl(folder: string, name: SubgraphName): string {
  const subjects = readdirSync(join(folder, name)).filter((file) => file.endsWith('.graphql'))
  const root = `${name}.graphql`
  const files = [root, ...subjects.filter((file) => file !== root).sort()]
  return files.map((file) => readFileSync(join(folder, name, file), 'utf8')).join('\n')
}
