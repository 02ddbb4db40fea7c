import { readFileSync } from 'node:fs'

/** The SDL of one subgraph or of the composed graph, as it is committed. */
export function readSdl(name: 'club' | 'volunteer' | 'supergraph'): string {
  return readFileSync(new URL(`./${name}.graphql`, import.meta.url), 'utf8')
}
