import { PUBLIC_URL_PLACEHOLDER } from '../openapi/document.ts'
import { writeMarkdown } from './markdown/write-markdown.ts'
import { readDocuments } from './read-documents.ts'

/** The reference of both APIs in Markdown, by file name. */
export async function buildReference(): Promise<ReadonlyMap<string, string>> {
  return writeMarkdown(await readDocuments(PUBLIC_URL_PLACEHOLDER), PUBLIC_URL_PLACEHOLDER)
}
