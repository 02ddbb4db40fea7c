import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtBeside } from '../../built.ts'
import { SUBGRAPHS, type SubgraphName } from '../../subgraphs.ts'
import { visitCoordinates } from '../compare-served.ts'

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
  let versions: ReadonlyMap<string, string> | null = null
  return (contract, coordinate) => {
    versions ??= readVersions(folder)
    const parts = coordinate.replaceAll('[]', '').split('.')
    for (let length = parts.length; length > 0; length--) {
      const version = versions.get(`${contract} ${parts.slice(0, length).join('.')}`)
      if (version !== undefined) return version
    }
    return null
  }
}

function readVersions(folder: string): ReadonlyMap<string, string> {
  const { first, later } = read(folder)
  const members = [...readPublishedMembers(folder)].map((name) => [name, first] as const)
  const added = Object.entries(later).flatMap(([version, names]) =>
    names.map((name) => [name, version] as const),
  )
  return new Map([...members, ...added])
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

/** Types, fields and values of the clients' graph; operations, webhooks and components of the APIs. */
function readMembers(ofGraph: string, ofDocuments: string): ReadonlySet<string> {
  const members = new Set<string>()
  const graph = join(ofGraph, 'api.graphql')
  if (existsSync(graph))
    visitCoordinates(readFileSync(graph, 'utf8'), (_node, at) => members.add(`graph ${at}`))
  for (const name of SUBGRAPHS) {
    const file = join(ofDocuments, `openapi/${name}.json`)
    for (const member of membersOf(readDocument(file))) members.add(`${name} ${member}`)
  }
  return members
}

interface Document {
  paths?: Record<string, object>
  webhooks?: Record<string, object>
  components?: { schemas?: Record<string, { properties?: object }> }
}

/** Empty if there is none that can be read, which the check of documents reports. */
function readDocument(file: string): Document {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Document
  } catch {
    return {}
  }
}

function membersOf({ paths = {}, webhooks = {}, components = {} }: Document): string[] {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const properties = Object.entries(components.schemas ?? {}).flatMap(([name, schema]) => [
    name,
    ...Object.keys(schema.properties ?? {}).map((property) => `${name}.${property}`),
  ])
  return [...operations, ...Object.keys(webhooks).map((type) => `webhook ${type}`), ...properties]
}
