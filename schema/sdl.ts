import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SubgraphName } from './registry/compose.ts'

/** The SDL of one subgraph or of the composed graph, as it is committed. */
export function readSdl(name: SubgraphName | 'supergraph'): string {
  return name === 'supergraph'
    ? readFileSync(new URL('./supergraph.graphql', import.meta.url), 'utf8')
    : readSubgraphSdl(import.meta.dirname, name)
}

/** One subgraph's SDL in `folder`: `club/club.graphql`, then the other files of `club/`, subject by subject. */
export function readSubgraphSdl(folder: string, name: SubgraphName): string {
  const subjects = readdirSync(join(folder, name)).filter((file) => file.endsWith('.graphql'))
  const root = `${name}.graphql`
  const files = [root, ...subjects.filter((file) => file !== root).sort()]
  return files.map((file) => readFileSync(join(folder, name, file), 'utf8')).join('\n')
}
