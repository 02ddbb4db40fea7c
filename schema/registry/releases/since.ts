import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtBeside } from '../../built.ts'
import { SUBGRAPHS, type SubgraphName } from '../../subgraphs.ts'
import { visitCoordinates } from '../compare-served.ts'
import { visitMembers } from '../openapi/document-members.ts'
import { isRecord, type JsonObject } from '../openapi/references.ts'

export type ContractName = 'graph' | SubgraphName

/** The version in which a member was first published, such as `Booking.provider` or `GET /bookings`; null if it is unknown. */
export type SinceOf = (contract: ContractName, coordinate: string) => string | null

/** Members of later versions by version; each other one is of the first. */
interface Since {
  first: string
  later: Record<string, string[]>
}

const FILE = 'published/since.json'

export function readSince(folder: string): SinceOf {
  let versions: Versions | null = null
  return (contract, coordinate) => {
    versions ??= readVersions(folder)
    return findVersion(versions, `${contract} ${coordinate.replaceAll('[]', '')}`)
  }
}

/** The version that published a member of an API's document itself; null if none has done so yet. */
export function readPublishedIn(folder: string): SinceOf {
  const versions = readVersions(folder)
  return (contract, member) => {
    const name = `${contract} ${member}`
    return versions.published.has(name) ? findVersion(versions, name) : null
  }
}

function findVersion({ first, added, published }: Versions, coordinate: string): string | null {
  const outer = outerOf(coordinate)
  // What is within a member that a later version added is not of the first.
  const later = outer.map((member) => added.get(member)).find((version) => version !== undefined)
  return later ?? (outer.some((member) => published.has(member)) ? first : null)
}

/** A member and those that it is within, from the inside. */
function outerOf(coordinate: string): string[] {
  const parts = coordinate.split('.')
  return parts.map((_part, index) => parts.slice(0, parts.length - index).join('.'))
}

interface Versions {
  first: string
  /** Versions of members that are later than the first. */
  added: ReadonlyMap<string, string>
  published: ReadonlySet<string>
}

function readVersions(folder: string): Versions {
  const { first, later } = read(folder)
  const added = Object.entries(later).flatMap(([version, names]) =>
    names.map((name) => [name, version] as const),
  )
  return { first, added: new Map(added), published: readPublishedMembers(folder) }
}

/**
 * Records in `published/` which of the members that are published `version` adds; call it before the publication. A
 * version that has a number takes over what was published without one.
 */
export function writeSince(
  folder: string,
  version: string,
  isPublished: (member: string) => boolean = () => true,
): void {
  const { first, later } = read(folder)
  const built = builtBeside(folder)
  const before = readPublishedMembers(folder)
  const after = readMembers(join(built, 'graph'), built)
  const added =
    before.size === 0
      ? []
      : [...after].filter((member) => isPublished(member) && !before.has(member))
  const former = Object.entries(later).map(([name, members]): [string, string[]] => {
    return [name === UNRELEASED ? version : name, members.filter((member) => after.has(member))]
  })
  const merged = new Map(former)
  merged.set(version, [...(merged.get(version) ?? []), ...added].sort())
  const kept = [...merged].filter(([, members]) => members.length > 0)
  const since: Since = {
    first: existsSync(join(folder, FILE)) ? first : version,
    later: Object.fromEntries(kept),
  }
  writeFileSync(join(folder, FILE), `${JSON.stringify(since, null, 2)}\n`)
}

/** What is published between two releases. */
export const UNRELEASED = 'Unreleased'

function read(folder: string): Since {
  const path = join(folder, FILE)
  if (!existsSync(path)) return { first: UNRELEASED, later: {} }
  return JSON.parse(readFileSync(path, 'utf8')) as Since
}

function readPublishedMembers(folder: string): ReadonlySet<string> {
  const published = join(folder, 'published')
  return readMembers(published, published)
}

/** Types, fields and values of the clients' graph; all that the documents of the APIs name. */
function readMembers(ofGraph: string, ofDocuments: string): ReadonlySet<string> {
  const members = new Set<string>()
  const graph = join(ofGraph, 'api.graphql')
  if (existsSync(graph))
    visitCoordinates(readFileSync(graph, 'utf8'), (_node, at) => members.add(`graph ${at}`))
  for (const name of SUBGRAPHS) {
    const file = join(ofDocuments, `openapi/${name}.json`)
    visitMembers(readDocument(file), (member) => members.add(`${name} ${member}`))
  }
  return members
}

/** Empty if there is none that can be read, which the check of documents reports. */
function readDocument(file: string): JsonObject {
  try {
    const document: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isRecord(document) ? document : {}
  } catch {
    return {}
  }
}
