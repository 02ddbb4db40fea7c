import { readFile } from 'node:fs/promises'
import { PAGE_PATHS } from '../html/prose.ts'
import { type Guide, guideFile, guideGroups, guidePath } from './guide-list.ts'
import { type OwnPlaces, withPlaces } from './own-places.ts'
import { withServedPictures } from './pictures.ts'
import { continuedGuide } from './sandbox-blocks.ts'

export interface ReadGuide extends Guide {
  path: string
  group: string
  /** Markdown for this server: links lead to pages that it has. */
  text: string
  /** First sentence. */
  summary: string
}

const ROOT = new URL('../../../', import.meta.url)

/** Reads the guides of this server, in their order. */
export async function readGuides(places: OwnPlaces): Promise<ReadGuide[]> {
  const isSandbox = places.sandboxDir !== null
  const names = guideNames({ isSandbox })
  const reads = guideGroups({ isSandbox }).flatMap(({ title: group, guides }) =>
    guides.map(async (guide) => {
      return { guide, group, source: await readFile(new URL(guideFile(guide), ROOT), 'utf8') }
    }),
  )
  const terminals = new Map<string | null, ReadonlySet<string>>()
  return (await Promise.all(reads)).map(({ guide, group, source }) => {
    const bound = new Set(terminals.get(continuedGuide(source)))
    terminals.set(guide.name, bound)
    const text = withServedLinks(withPlaces(source, places, bound), names)
    return { ...guide, path: guidePath(guide.name), group, text, summary: summaryOf(text) }
  })
}

/** Names of the guides that a server has. */
export function guideNames(server: { isSandbox: boolean }): ReadonlySet<string> {
  return new Set(guideGroups(server).flatMap(({ guides }) => guides.map(({ name }) => name)))
}

/** The headings of the sections of a guide. */
export function headingsOf(text: string): string[] {
  return sectionsOf(text).flatMap(({ heading }) => (heading === null ? [] : [heading]))
}

/** The sections of a guide, after what stands before the first one. */
export function sectionsOf(text: string): { heading: string | null; text: string }[] {
  const sections: { heading: string | null; text: string }[] = [{ heading: null, text: '' }]
  let isCode = false
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode
    const heading = !isCode && line.startsWith('## ') ? line.slice(3) : null
    if (heading !== null) sections.push({ heading, text: '' })
    const last = sections.at(-1)
    if (last !== undefined) last.text += `${line}\n`
  }
  return sections
}

/** Links lead to pages of this server; one to another file becomes its words. Comments are left out, code is kept. */
export function withServedLinks(markdown: string, names: ReadonlySet<string>): string {
  const parts = markdown.split(/(^```.*?^```$)/ms)
  return parts.map((part) => (part.startsWith('```') ? part : linked(part, names))).join('')
}

function linked(prose: string, names: ReadonlySet<string>): string {
  return withServedPictures(prose)
    .replaceAll(/<!--[^<>]*-->\n?/g, '')
    .replaceAll(
      /(!?)\[([^[\]]*)\]\((?!https?:)([\w./-]+)(#[\w-]+)?\)/g,
      (all, picture: string, words: string, file: string, id = '') => {
        if (picture) return all
        const path = toServedPath(file, names)
        return path === null ? words : `[${words}](${path}${id})`
      },
    )
}

function toServedPath(file: string, names: ReadonlySet<string>): string | null {
  if (file.endsWith('clients/typescript/README.md')) return guidePath('typescript-client')
  const name = /(?:^|\/)([\w-]+)\.md$/.exec(file)?.[1] ?? ''
  if (names.has(name)) return guidePath(name)
  if (name === 'reference') return PAGE_PATHS['overview'] ?? null
  return PAGE_PATHS[name] ?? null
}

function summaryOf(text: string): string {
  const [, paragraph = ''] = text.split('\n\n')
  const words = paragraph.replaceAll('\n', ' ').replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
  return /^.+?[.:](?=\s|$)/.exec(words)?.[0].replace(/:$/, '.') ?? words
}
