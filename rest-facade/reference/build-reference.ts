import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLIC_URL_PLACEHOLDER } from '../openapi/document.ts'
import { writeMarkdown } from './markdown/write-markdown.ts'
import { readDocuments } from './read-documents.ts'

const FOLDER = join(import.meta.dirname, '../../docs/reference')

/** The files of docs/reference by name. */
export async function buildReference(): Promise<Map<string, string>> {
  return writeMarkdown(await readDocuments(PUBLIC_URL_PLACEHOLDER), PUBLIC_URL_PLACEHOLDER)
}

/** Names the files of docs/reference that differ from those of `buildReference`, or that it does not have. */
export async function findStaleReference(folder = FOLDER): Promise<string[]> {
  const files = await buildReference()
  const present = existsSync(folder) ? readdirSync(folder) : []
  const other = present.filter((name) => !files.has(name))
  const stale = [...files].filter(
    ([name, text]) => !present.includes(name) || readFileSync(join(folder, name), 'utf8') !== text,
  )
  return [...stale.map(([name]) => name), ...other]
}

if (import.meta.main) {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, text] of await buildReference()) writeFileSync(join(FOLDER, name), text)
}
