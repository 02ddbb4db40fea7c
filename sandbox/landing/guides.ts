import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../platform/http/send-page.ts'
import { REFERENCE_HEADERS } from '../../rest-facade/reference/mount-reference.ts'
import { GUIDES, GUIDES_PATH, type Guide } from './guide-list.ts'
import { toGuidePage } from './guide-page.ts'

const CLIENT = new URL('../../clients/typescript/README.md', import.meta.url)
const FOLDERS = ['../../docs/guides/', '../../docs/'].map((path) => new URL(path, import.meta.url))

export interface OwnPlaces {
  baseUrl: string
  /** Path of `sandbox.json`. */
  sandboxFile: string
}

/** Serves the pages of `docs/` and the guides; returns the groups of the guides that this installation has. */
export function mountGuides(
  app: FastifyInstance,
  places: OwnPlaces,
): Readonly<Record<string, readonly Guide[]>> {
  const files = findFiles()
  const names = new Set(files.keys())
  for (const [name, file] of files) mountGuide(app, name, { file, names, places })
  const present = Object.entries(GUIDES).map(
    ([group, guides]) => [group, guides.filter(({ name }) => names.has(name))] as const,
  )
  return Object.fromEntries(present.filter(([, found]) => found.length > 0))
}

/** The served files by name. */
function findFiles(): Map<string, URL> {
  const pages = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name.slice(0, -'.md'.length), new URL(name, folder)] as const),
  )
  const client = existsSync(CLIENT) ? [['typescript-client', CLIENT] as const] : []
  return new Map([...pages, ...client])
}

interface ServedGuide {
  file: URL
  names: ReadonlySet<string>
  places: OwnPlaces
}

/** Sends Markdown, and a page to browsers. */
function mountGuide(app: FastifyInstance, name: string, { file, names, places }: ServedGuide) {
  const path = `${GUIDES_PATH}/${name}.md`
  app.get(path, async (request, reply) => {
    const text = withPlaces(await readFile(file, 'utf8'), places)
    reply.header('vary', 'Accept')
    return request.headers.accept?.includes('text/html')
      ? sendPage(reply.headers(REFERENCE_HEADERS), 200, toGuidePage(text, path, names))
      : reply.type('text/plain; charset=utf-8').send(text)
  })
}

/** Replaces the default address and data folder by those of this sandbox. */
function withPlaces(text: string, { baseUrl, sandboxFile }: OwnPlaces): string {
  const folder = `${dirname(resolve(sandboxFile))}/`
  return text
    .replaceAll('http://127.0.0.1:4000', () => baseUrl)
    .replaceAll(/(?:\.\/)?\.data\//g, () => folder)
}
