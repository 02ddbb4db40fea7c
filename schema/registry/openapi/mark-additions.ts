import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SubgraphName } from '../../subgraphs.ts'
import { readPublishedIn, UNRELEASED } from '../releases/since.ts'
import { visitMembers } from './document-members.ts'
import type { JsonObject } from './references.ts'

/** The release whose additions are the first that have a mark; what earlier ones published has none. */
const FIRST_MARKED = '1.3.0'

/** The release that brings a member of an API beyond its specification; null for all others. */
type AdditionOf = (api: SubgraphName, member: string) => string | null

/** Marks each operation, webhook, parameter, component and property that is an addition with its release. */
export function markAdditions(
  document: JsonObject,
  additionOf: (member: string) => string | null,
): JsonObject {
  const marked: JsonObject = JSON.parse(JSON.stringify(document))
  visitMembers(marked, (member, described) => {
    const release = additionOf(member)
    if (release !== null) Object.assign(described, { 'x-addition': release })
  })
  return marked
}

/** Finds additions by what is published in `folder`; the next release after `version` brings the rest. */
export function readAdditions(folder: string, version: string): AdditionOf {
  const publishedIn = readPublishedIn(folder)
  const coming = comingRelease(version, readPublishedRelease(folder))
  return (api, member) => {
    const release = publishedIn(api, member) ?? UNRELEASED
    const named = release === UNRELEASED ? coming : release
    return isBefore(named, FIRST_MARKED) ? null : named
  }
}

/** The version of a release that is being made is not published yet; an addition makes a minor release. */
export function comingRelease(version: string, published: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const next = version === published ? `${major}.${minor + 1}.0` : version
  return isBefore(next, FIRST_MARKED) ? FIRST_MARKED : next
}

function readPublishedRelease(folder: string): string {
  const text = readFileSync(join(folder, 'published/openapi/club.json'), 'utf8')
  const { info } = JSON.parse(text) as { info: { 'x-release': string } }
  return info['x-release']
}

function isBefore(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0
}
