import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Subgraph } from './compose.ts'

/** The SDL of one subgraph or of the composed graph, as it is committed. */
export function readSdl(name: Subgraph | 'supergraph'): string {
  return name === 'supergraph'
    ? readFileSync(new URL('./supergraph.graphql', import.meta.url), 'utf8')
    : readSubgraphSdl(import.meta.dirname, name)
}

/** One subgraph's SDL in `folder`: `club.graphql`, then what `club/` adds to it, subject by subject. */
export function readSubgraphSdl(folder: string, name: Subgraph): string {
  const added = join(folder, name)
  const files = existsSync(added) ? readdirSync(added).sort() : []
  const parts = [join(folder, `${name}.graphql`), ...files.map((file) => join(added, file))]
  return parts.map((path) => readFileSync(path, 'utf8')).join('\n')
}
