import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { recordOf } from './compare-operations.ts'
import type { JsonObject } from './references.ts'

/** A guide, an example or a client that calls operations. */
export interface UserFile {
  file: string
  text: string
  words: ReadonlySet<string>
  /** What it writes between blanks and quotes that has a slash. */
  addresses: readonly string[]
}

/** Pages for maintainers and generated ones use nothing. */
const SOURCES = ['README.md', 'docs', 'examples', 'clients', 'sandbox']
const LEFT_OUT =
  /node_modules|\/(reference|architecture|performance|schema|dist)\/|architecture\.md$|decisions\.md$/

export function readUserFiles(root: string): UserFile[] {
  return SOURCES.flatMap((source) => filesIn(root, source)).map((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const addresses = text.split(/[\s"'`()<>|\\,]+/).filter((word) => word.includes('/'))
    return { file, text, words: new Set(text.split(/\W+/)), addresses: [...new Set(addresses)] }
  })
}

function filesIn(root: string, source: string): string[] {
  const path = join(root, source)
  if (!existsSync(path)) return []
  const found = statSync(path).isFile()
    ? [source]
    : readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => `${source}/${name}`)
  return found.filter((file) => /\.(md|[cm]?[jt]s|py|sh)$/.test(file) && !LEFT_OUT.test(file))
}

interface Break {
  places: readonly string[]
  at: string
  what: string
}

/** The scopes whose holders are affected, then the files that mention an affected operation and, if it is gone, its member. */
export function findUsers(
  document: JsonObject,
  { places, at, what }: Break,
  files: readonly UserFile[],
  basePathOf: (document: JsonObject) => string,
): string[] {
  const base = basePathOf(document)
  const member = /required|added|security/.test(`${what} ${at}`)
    ? null
    : (/\.(\w+)(?:\[\])*$/.exec(at)?.[1] ?? null)
  const mentioned = files.filter(({ text, words, addresses }) => {
    if (member !== null && !words.has(member)) return false
    return places.some((place) => {
      if (place.startsWith('webhook ')) return text.includes(place.slice('webhook '.length))
      const template = place.slice(place.indexOf('/')).split('/')
      return addresses.some((address) => isAt(toPath(address, base), template))
    })
  })
  const scopes = new Set(places.flatMap((place) => scopesOf(document, place)))
  const holders = scopes.size === 0 ? [] : [`partners with ${[...scopes].join(', ')}`]
  const receivers = places
    .filter((place) => place.startsWith('webhook '))
    .map((place) => place.slice(8))
  return [
    ...holders,
    ...(receivers.length > 0 ? [`receivers of ${receivers.slice(0, 3).join(', ')}`] : []),
    ...mentioned.map(({ file }) => file),
  ]
}

/** `http://host/v1/club/bookings?limit=5`, `$CLUB/bookings` and `/bookings` are the same path. */
function toPath(address: string, base: string): string {
  const [path = ''] = address
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/^\$(\{[^}]*\}|\w+)/, '')
    .replace(/[.;:]$/, '')
    .split(/[?#]/)
  return base !== '/' && path.startsWith(`${base}/`) ? path.slice(base.length) : path
}

function isAt(path: string, template: readonly string[]): boolean {
  const segments = path.split('/')
  return (
    segments.length === template.length &&
    template.every((part, index) =>
      part.startsWith('{') ? segments[index] !== '' : part === segments[index],
    )
  )
}

function scopesOf(document: JsonObject, place: string): string[] {
  const [method = '', path = ''] = place.split(' ')
  const operation = recordOf(recordOf(recordOf(document['paths'])[path])[method.toLowerCase()])
  const security = Array.isArray(operation['security']) ? operation['security'] : []
  return security.flatMap((requirement) => Object.values(recordOf(requirement)).flat().map(String))
}
