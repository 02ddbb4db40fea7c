import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentNode, parse } from 'graphql'

export interface PageDocument {
  file: string
  document: DocumentNode
}

/** The `query` of a body, or the argument of `me`. */
const QUOTED = /(?:"query": |^me )"((?:[^"\\]|\\.)*)"/gms

const BLOCK_START = '\n```graphql\n'
const BLOCK_END = '\n```'

/** Documents of the graph that README and guides show; those that cannot be parsed are left to the pages' own tests. */
export function readPageDocuments(root: string): PageDocument[] {
  return globSync(['README.md', 'docs/*.md', 'docs/guides/*.md'], { cwd: root }).flatMap((file) =>
    textsOf(readFileSync(join(root, file), 'utf8')).flatMap((text): PageDocument[] => {
      try {
        return [{ file, document: parse(text, { noLocation: true }) }]
      } catch {
        return []
      }
    }),
  )
}

/** The quoted documents of a page, then its blocks. */
function textsOf(page: string): string[] {
  const quoted = [...page.matchAll(QUOTED)].map(([, text = '']) => text.replaceAll('\\', ''))
  const [, ...blocks] = page.split(BLOCK_START)
  return [...quoted, ...blocks.map((block) => block.slice(0, block.indexOf(BLOCK_END)))]
}
