import { checkContracts } from '../check-contracts.ts'
import type { ReadServed } from '../compare-served.ts'
import { type Finding, isFault, toLines } from '../findings.ts'
import { writeSince } from './since.ts'
import { writePublished, writePublishedDocuments } from './version.ts'

export interface Publication {
  isPublished: boolean
  /** Changes since the last publication, or the reasons against publishing. */
  lines: string[]
  /** The line for the changelog; null if no contract changed, or a correction changed the documents alone. */
  changelog: string | null
}

export interface PublicationSetup {
  /** The version that publishes; `Unreleased` between two releases. */
  version: string
  /** Why a promise is broken; without it, a breaking change is refused. */
  breaking?: string | undefined
  /**
   * True if the OpenAPI documents were wrong and the APIs did not change, so their changes break nothing. They are
   * published alone: the graph and the operations stay those of the last release.
   */
  isCorrection?: boolean
}

/** Publishes all contracts in `folder`, unless a check fails or they have an unannounced breaking change. */
export async function publishSchemas(
  folder: string,
  readServed: ReadServed,
  { version, breaking, isCorrection = false }: PublicationSetup,
): Promise<Publication> {
  const { findings, usersOf, current } = await checkContracts(folder, readServed)
  const faults = findings.filter(
    (finding) => isFault(finding) && finding.kind !== 'unpublished' && finding.kind !== 'breaking',
  )
  const refuse = (lines: string[]): Publication => ({ isPublished: false, lines, changelog: null })
  if (current === null || faults.length > 0)
    return refuse([...toLines(faults, usersOf), 'Nothing was published.'])

  const changes = findings.filter(({ kind }) => kind !== 'unpublished')
  if (isCorrection) {
    const corrected = changes.filter(({ where }) => where.includes('/openapi/'))
    writeSince(folder, version, isOfDocuments)
    writePublishedDocuments(folder)
    return { isPublished: true, lines: published(corrected), changelog: null }
  }

  const lines = toLines(changes, usersOf)
  const breaks = changes.filter(({ kind }) => kind === 'breaking').length
  if (breaks > 0 && breaking === undefined)
    return refuse([
      ...lines,
      `Nothing was published: ${count(breaks)} ${breaks === 1 ? 'breaks' : 'break'}; --breaking "CAUSE" allows it.`,
    ])

  writeSince(folder, version)
  writePublished(folder, current)
  return {
    isPublished: true,
    lines: published(changes),
    changelog: toChangelog(changes, breaking),
  }

  function published(those: readonly Finding[]): string[] {
    return [...toLines(those, usersOf), `Published, with ${count(those.length)}.`]
  }
}

function isOfDocuments(member: string): boolean {
  return !member.startsWith('graph ')
}

function toChangelog(changes: readonly Finding[], cause = ''): string | null {
  if (changes.length === 0) return null
  const breaks = changes.filter(({ kind }) => kind === 'breaking').map(({ what }) => what)
  if (breaks.length === 0)
    return `- Published: ${count(changes.length)} of the contracts, none breaking.`
  return `- **Breaking**: ${breaks.join('; ')}. Cause: ${cause}`
}

function count(changes: number): string {
  return changes === 1 ? '1 change' : `${changes === 0 ? 'no' : changes} changes`
}
