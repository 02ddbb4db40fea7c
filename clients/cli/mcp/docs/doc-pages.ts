import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT } from '../../../../schema/built.ts'

/** A page of the documentation as Markdown. */
export interface DocPage {
  /** Its name, such as `club.md` or `guides/webhooks.md`. */
  name: string
  title: string
  text: string
}

const GUIDES = join(import.meta.dirname, '../../../../docs/guides')

/** The address that the build writes into the reference. */
const BUILT_ADDRESS = 'http://127.0.0.1:4000'

/** The reference of both APIs, which the build has written, and the guides; read once, without the network. */
export function readDocPages(baseUrl: string): DocPage[] {
  const pages = [...pagesIn(join(BUILT.folder, 'reference'), ''), ...pagesIn(GUIDES, 'guides/')]
  return pages.map(({ name, text }) => {
    const [, title = name] = /^# (.+)$/m.exec(text) ?? []
    return { name, title, text: text.replaceAll(BUILT_ADDRESS, baseUrl) }
  })
}

function pagesIn(folder: string, prefix: string) {
  const names = readNames(folder).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => ({
    name: prefix + name,
    text: readFileSync(join(folder, name), 'utf8'),
  }))
}

/** A build without the packages for development writes no reference. */
function readNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
