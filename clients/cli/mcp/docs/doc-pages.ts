import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BUILT } from '../../../../schema/built.ts'

/** A page of the documentation as Markdown. */
export interface DocPage {
  /** Its name, such as `club.md` or `guides/webhooks.md`; links of pages are names, too. */
  name: string
  title: string
  text: string
}

const ROOT = resolve(import.meta.dirname, '../../../..')

/** Names of pages begin with the prefix of their folder. */
const FOLDERS = [
  { folder: join(BUILT.folder, 'reference'), prefix: '' },
  { folder: join(ROOT, 'docs/guides'), prefix: 'guides/' },
  { folder: join(ROOT, 'docs'), prefix: 'docs/' },
  { folder: join(ROOT, 'docs/operations'), prefix: 'docs/operations/' },
]

const CLIENT = 'clients/typescript/README.md'

export const CHANGELOG = 'changelog.md'

/** Pages about the code, the contents of `docs`, and measurements. */
const OF_MAINTAINERS = [
  ...['docs/README.md', 'docs/architecture.md', 'docs/map.md', 'docs/reference.md'],
  ...['docs/portal.md', 'docs/schema-registry.md', 'docs/performance.md', 'docs/sizing.md'],
  'docs/graph-1.0.md',
]

/** The address that the build writes into the reference. */
const BUILT_ADDRESS = 'http://127.0.0.1:4000'

/** The reference of both APIs, which the build has written, the guides and the changelog; read once, without the network. */
export function readDocPages(baseUrl: string): DocPage[] {
  const names = new Map(FOLDERS.flatMap(filesOf))
  names.set(join(ROOT, CLIENT), CLIENT).set(join(ROOT, 'CHANGELOG.md'), CHANGELOG)
  return [...names].map(([file, name]) => {
    const text = withNames(readFileSync(file, 'utf8'), (target) =>
      names.get(resolve(dirname(file), target)),
    )
    const [, title = name] = /^# (.+)$/m.exec(text) ?? []
    return { name, title, text: text.replaceAll(BUILT_ADDRESS, baseUrl) }
  })
}

function filesOf({ folder, prefix }: (typeof FOLDERS)[number]): [string, string][] {
  return readNames(folder)
    .filter((name) => name.endsWith('.md') && !OF_MAINTAINERS.includes(prefix + name))
    .sort()
    .map((name) => [join(folder, name), prefix + name])
}

/** Leads links to pages; one to another file becomes its words. Comments are left out, code is kept. */
function withNames(text: string, nameOf: (target: string) => string | undefined): string {
  const parts = text.split(/(^ *```.*?^ *```$)/ms)
  return parts.map((part) => (/^ *```/.test(part) ? part : toProse(part))).join('')

  function toProse(part: string): string {
    return part
      .replaceAll(/<!--[^<>]*-->\n?/g, '')
      .replaceAll(
        /\[([^[\]]*)\]\((?!https?:)([^()#\s]+)(#[^()\s]*)?\)/g,
        (_all, words: string, target: string, id = '') => {
          const name = nameOf(target)
          return name === undefined ? words : `[${words}](${name}${id})`
        },
      )
  }
}

/** A build without the packages for development writes no reference. */
function readNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
