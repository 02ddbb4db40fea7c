import { checkContracts } from '../check-contracts.ts'
import type { ReadServed } from '../compare-served.ts'
import { isFault, toLines } from '../findings.ts'
import { writePublished } from './version.ts'

export interface Publication {
  isPublished: boolean
  /** Changes since the last publication, or the reasons against publishing. */
  lines: string[]
}

/** Publishes the graph in `folder`, unless a check fails or it has an unannounced breaking change. */
export async function publishSchemas(
  folder: string,
  readServed: ReadServed,
  { mayBreak }: { mayBreak: boolean },
): Promise<Publication> {
  const { findings, usersOf, current } = await checkContracts(folder, readServed)
  const faults = findings.filter(
    (finding) => isFault(finding) && finding.kind !== 'unpublished' && finding.kind !== 'breaking',
  )
  if (current === null || faults.length > 0)
    return { isPublished: false, lines: [...toLines(faults, usersOf), 'Nothing was published.'] }

  const changes = findings.filter(({ kind }) => kind !== 'unpublished')
  const lines = toLines(changes, usersOf)
  const breaking = changes.filter(({ kind }) => kind === 'breaking').length
  if (breaking > 0 && !mayBreak)
    return {
      isPublished: false,
      lines: [
        ...lines,
        `Nothing was published: ${count(breaking)} ${breaking === 1 ? 'breaks' : 'break'}; --breaking allows it.`,
      ],
    }

  writePublished(folder, current)
  return { isPublished: true, lines: [...lines, `Published, with ${count(changes.length)}.`] }
}

function count(changes: number): string {
  return changes === 1 ? '1 change' : `${changes === 0 ? 'no' : changes} changes`
}
