import { checkContracts } from '../check-contracts.ts'
import type { ReadServed } from '../compare-served.ts'
import { type Finding, isFault, toLines } from '../findings.ts'
import { writeSince } from './since.ts'
import { writePublished } from './version.ts'

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
  /** True if the documents were wrong and the APIs did not change, so their changes break nothing. */
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
  const lines = toLines(changes, usersOf)
  const breaks = changes.filter(({ kind }) => kind === 'breaking')
  const refused = breaks.filter(({ where }) => !(isCorrection && where.includes('/openapi/')))
  if (refused.length > 0 && breaking === undefined)
    return refuse([
      ...lines,
      `Nothing was published: ${count(refused.length)} ${refused.length === 1 ? 'breaks' : 'break'}; --breaking "CAUSE" allows it.`,
    ])

  writeSince(folder, version)
  writePublished(folder, current)
  return {
    isPublished: true,
    lines: [...lines, `Published, with ${count(changes.length)}.`],
    changelog: isCorrection ? null : toChangelog(changes, breaking),
  }
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
