import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtBeside } from '../../built.ts'
import { SUBGRAPHS, type SubgraphName } from '../../subgraphs.ts'
import type { Finding } from '../findings.ts'
import type { SinceOf } from '../releases/since.ts'
import { basePathOf, compareDocuments, type PlacedDifference } from './compare-documents.ts'
import { isRecord, type JsonObject, UnreadableDocument } from './references.ts'
import { findUsers, readUserFiles, type UserFile } from './users.ts'

export interface DocumentCheck {
  /** Where guides, examples and clients are looked for. */
  root: string
  sinceOf: SinceOf
}

/** Compares the OpenAPI documents made of `folder` with those published. */
export function checkDocuments(folder: string, { root, sinceOf }: DocumentCheck): Finding[] {
  const users = readUserFiles(root)
  return SUBGRAPHS.flatMap((name) => {
    const document = `openapi/${name}.json`
    const [file, publishedFile] = [`built/${document}`, `schema/published/${document}`]
    const present = readDocument(readIfThere(join(builtBeside(folder), document)))
    if (typeof present === 'string') return [toFault('document', present, file)]
    const published = readDocument(readIfThere(join(folder, 'published', document)))
    if (typeof published === 'string')
      return [toFault('unpublished', `${published}; run \`npm run schema:publish\``, publishedFile)]
    if (published.text === present.text) return []

    const own = tryCompare(present.document, present.document)
    if (typeof own === 'string') return [toFault('document', own, file)]
    const changes = tryCompare(published.document, present.document)
    if (typeof changes === 'string') return [toFault('unpublished', changes, publishedFile)]
    return toFindings(changes, { name, file, published: published.document, users, sinceOf })
  })
}

interface Read {
  text: string
  document: JsonObject
}

/** A document in OpenAPI 3.1, or the reason why there is none. */
function readDocument(text: string | null): Read | string {
  if (text === null) return 'the document is missing'
  try {
    const document: unknown = JSON.parse(text)
    if (!isRecord(document)) return 'the document is no object'
    const version = String(document['openapi'])
    return version.startsWith('3.1.')
      ? { text, document }
      : `the document is OpenAPI ${version}, not 3.1`
  } catch (error) {
    return `the document cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
}

function readIfThere(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function tryCompare(before: JsonObject, after: JsonObject): PlacedDifference[] | string {
  try {
    return compareDocuments({ before, after })
  } catch (error) {
    if (error instanceof UnreadableDocument)
      return `the document cannot be compared: ${error.message}`
    throw error
  }
}

function toFault(kind: 'document' | 'unpublished', what: string, file: string): Finding {
  return { kind, what, where: file, coordinate: null }
}

interface Setting {
  name: SubgraphName
  file: string
  published: JsonObject
  users: readonly UserFile[]
  sinceOf: SinceOf
}

/** What a document says later than the release that began to do it: nobody is refused anew. */
const SAID_LATER: readonly Pick<PlacedDifference, 'at' | 'what'>[] = [
  // A change without a property was 400 `invalid_request` in 1.0.0.
  { at: 'UpdateWebhookEndpointInput', what: 'minProperties is 1, was none' },
]

const isSaidLater = ({ at, what }: PlacedDifference): boolean =>
  SAID_LATER.some((known) => known.at === at && known.what === what)

/** One finding for each change, with all places that it reaches. */
function toFindings(
  changes: readonly PlacedDifference[],
  { name, file, published, users, sinceOf }: Setting,
): Finding[] {
  const byChange = Map.groupBy(changes, ({ severity, at, what, place }) => {
    const isOwn = !/^[A-Z]\w*[.[]/.test(at)
    return `${severity} ${at} ${what} ${isOwn ? place : ''}`
  })
  return [...byChange.values()].flatMap((same): Finding[] => {
    const [first] = same
    if (first === undefined) return []
    const { severity, at, what, place } = first
    const kind = isSaidLater(first) ? 'safe' : severity
    const places = [...new Set(same.map((one) => one.place))]
    const isWhole = at === place
    return [
      {
        kind,
        what: isWhole ? `${at} ${what}` : `${at} ${what}, in ${shorten(places)}`,
        where: file,
        coordinate: null,
        contract: contractOf(name, place),
        since: sinceOf(name, at) ?? sinceOf(name, place) ?? undefined,
        usedBy:
          kind === 'safe' ? [] : findUsers(published, { places, at, what }, users, basePathOf),
      },
    ]
  })
}

function contractOf(name: SubgraphName, place: string): NonNullable<Finding['contract']> {
  if (place.startsWith('webhook ')) return 'webhook payloads'
  if (place.startsWith('frames ')) return 'socket frames'
  return name === 'club' ? 'Club API' : 'Volunteer API'
}

const SHOWN = 3

function shorten(places: readonly string[]): string {
  const rest = places.length - SHOWN
  return `${places.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
