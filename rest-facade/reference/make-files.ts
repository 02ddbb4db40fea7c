import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { yieldToEventLoop } from '../../platform/limits/yield-to-event-loop.ts'
import { PROVISIONING_SCHEMA, readBuilt, SEARCH_SCRIPT } from '../../schema/built.ts'
import { readGraphSdl } from '../../schema/sdl.ts'
import { REFERENCE_PATH } from '../refusal.ts'
import { asyncApiDocument } from './exports/async-api.ts'
import { postmanCollection } from './exports/postman-collection.ts'
import type { OwnPlaces } from './guides/own-places.ts'
import { guideNames, readGuides, withServedLinks } from './guides/read-guides.ts'
import { renderPages } from './html/render-pages.ts'
import { llmsTxt } from './markdown/llms-txt.ts'
import { servedMarkdown } from './markdown/served-pages.ts'
import { ASYNC_API_PATH, collectionPath, GRAPH_PATH, LLMS_PATH } from './page-paths.ts'
import { readDocuments, readOpenApi } from './read-documents.ts'
import { searchEntries } from './search/search-entries.ts'
import { readChangelog } from './texts/changelog.ts'

export interface SentFile {
  type: string
  text: string
  compressed: Buffer
  etag: string
}

const TYPES = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const

const ASSETS = {
  'reference.css': TYPES.css,
  'reference.js': TYPES.js,
  'try-it.js': TYPES.js,
} as const

const SEARCH = 'search.json'

const OTHER_FILES = [
  LLMS_PATH,
  ASYNC_API_PATH,
  collectionPath('club'),
  collectionPath('volunteer'),
  ...[...Object.keys(ASSETS), SEARCH, SEARCH_SCRIPT, PROVISIONING_SCHEMA].map(
    (name) => `${REFERENCE_PATH}/${name}`,
  ),
]

/** Files of a server that are no pages. */
export function otherFiles({ isSandbox }: { isSandbox: boolean }): readonly string[] {
  return isSandbox ? [...OTHER_FILES, GRAPH_PATH] : OTHER_FILES
}

const compress = promisify(gzip)

/** Renders and compresses every file, by its path. */
export async function makeFiles(places: OwnPlaces): Promise<ReadonlyMap<string, SentFile>> {
  const { publicUrl, sandboxDir } = places
  const isSandbox = sandboxDir !== null
  const reference = await readDocuments(publicUrl)
  const guides = await readGuides(places)
  const names = guideNames({ isSandbox })
  const releases = (await readChangelog()).map((release) => {
    return { ...release, text: withServedLinks(release.text, names) }
  })
  const site = { reference, guides, releases, publicUrl, isSandbox }
  const pages = await renderPages(site)
  await yieldToEventLoop()
  const markdown = servedMarkdown(site)
  await yieldToEventLoop()
  const assets = await Promise.all(
    Object.entries(ASSETS).map(async ([name, type]) => {
      const text = await readFile(new URL(`assets/${name}`, import.meta.url), 'utf8')
      return [`${REFERENCE_PATH}/${name}`, type, text] as const
    }),
  )
  const entries = JSON.stringify(searchEntries(site))
  const exported: [string, unknown][] = [
    [collectionPath('club'), postmanCollection(reference.club, publicUrl)],
    [collectionPath('volunteer'), postmanCollection(reference.volunteer, publicUrl)],
    [ASYNC_API_PATH, asyncApiDocument(await readOpenApi('club', publicUrl))],
  ]
  await yieldToEventLoop()
  const texts = [
    ...[...pages].map(([path, text]) => [path, TYPES.html, text] as const),
    ...[...markdown].map(([path, text]) => [path, TYPES.md, text] as const),
    [LLMS_PATH, TYPES.txt, llmsTxt(site)] as const,
    ...(isSandbox ? [[GRAPH_PATH, TYPES.txt, readGraphSdl().api] as const] : []),
    ...assets,
    [`${REFERENCE_PATH}/${SEARCH}`, TYPES.json, entries] as const,
    ...exported.map(([path, value]) => [path, TYPES.json, JSON.stringify(value, null, 2)] as const),
    [`${REFERENCE_PATH}/${SEARCH_SCRIPT}`, TYPES.js, readBuilt(SEARCH_SCRIPT)] as const,
    [
      `${REFERENCE_PATH}/${PROVISIONING_SCHEMA}`,
      TYPES.json,
      readBuilt(PROVISIONING_SCHEMA),
    ] as const,
  ]
  const files = texts.map(async ([path, type, text]) => [path, await toFile(type, text)] as const)
  return new Map(await Promise.all(files))
}

async function toFile(type: string, text: string): Promise<SentFile> {
  return { type, text, compressed: await compress(text), etag: `W/"${hash('sha256', text)}"` }
}
