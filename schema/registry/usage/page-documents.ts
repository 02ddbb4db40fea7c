import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentNode, parse } from 'graphql'

export interface PageDocument {
  file: string
  document: DocumentNode
}

/** The `query` of a body, the argument of `me`, or a block of its own. */
const DOCUMENT = /(?:"query": |^me )"((?:[^"\\]|\\.)*)"|^```graphql\n(.*?)^```/gms

/** Documents of the graph that README and guides show; those that cannot be parsed are left to the pages' own tests. */
export function readPageDocuments(root: string): PageDocument[] {
  return globSync(['README.md', 'docs/*.md', 'docs/guides/*.md'], { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(DOCUMENT)].flatMap(
      ([, quoted, block]): PageDocument[] => {
        const text = block ?? quoted?.replaceAll('\\', '') ?? ''
        try {
          return [{ file, document: parse(text, { noLocation: true }) }]
        } catch {
          return []
        }
      },
    ),
  )
}
