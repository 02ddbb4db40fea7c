import type { PortalOperation } from '../../../portal/src/graph/ask.ts'
import type { watchExaminedRows } from './count-examined.ts'
import type { AskPortal } from './portal-client.ts'
import type { PortalRead } from './portal-reads.ts'

export interface Measured {
  /** The fewest of all rounds: background jobs read a few besides. */
  rows: number
  /** From the request until its answer, without the first round. */
  durationsMs: number[]
}

interface Measuring {
  owner: AskPortal
  admin: AskPortal
  examined: Awaited<ReturnType<typeof watchExaminedRows>>
  rounds: number
  signal: AbortSignal
}

/** Queries of the platform's own staff. */
const OF_ADMINS = new Set<PortalOperation>([
  ...(['PortalClubs', 'PortalClubsBySlug', 'PortalOperatedClubsBySlug'] as const),
  ...(['PortalBacklog', 'PortalAudit', 'PortalVolunteerAudit'] as const),
  ...(['PortalClubAudit', 'PortalVolunteerClubAudit'] as const),
])

/** Sends each read several times; null for one that is refused, as it is at the time limit of a statement. */
export async function measureReads(
  reads: readonly PortalRead[],
  measuring: Measuring,
): Promise<(Measured | null)[]> {
  const measured: (Measured | null)[] = []
  for (const read of reads) {
    const refused = (error: Error) => {
      measuring.signal.throwIfAborted()
      console.log(error.message.slice(0, 200))
      return null
    }
    measured.push(await measure(read, measuring).catch(refused))
  }
  return measured
}

async function measure(
  { name, variables }: PortalRead,
  { owner, admin, examined, rounds, signal }: Measuring,
): Promise<Measured> {
  const ask = OF_ADMINS.has(name) ? admin : owner
  const counted: number[] = []
  const durationsMs: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    signal.throwIfAborted()
    const rows = await examined.during(async () => {
      const askedAt = performance.now()
      await ask(name, variables)
      durationsMs.push(performance.now() - askedAt)
    })
    counted.push(rows)
  }
  return { rows: Math.min(...counted), durationsMs: durationsMs.slice(1) }
}
