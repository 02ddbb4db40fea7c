import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'
import { ask, type DataOf } from '../../../../graph/ask.ts'
import { asFault, type Fault } from '../../../../graph/fault.ts'
import { type ImportRow, toBatches } from './import-rows.ts'

type Upserted = NonNullable<DataOf<'PortalUpsertHelpers'>['upsertHelpers']>['results'][number]

/** What the graph has made of a row. */
export interface RowResult {
  line: number
  name: string
  outcome: Upserted['outcome']
  refusal: Upserted['refusal']
}

export interface ImportProgress {
  /** Of rows that are to be sent. */
  total: number
  results: readonly RowResult[]
  accessGiven: number
  /** Why it stopped before the end; what was written stays, and the rest was not sent. */
  stoppedBy: Fault | null
  isDone: boolean
}

interface ImportOrder {
  clubId: string
  rows: readonly ImportRow[]
  /** The event to which the helpers get access; null for none. */
  eventId: string | null
  hasAccess: (helperId: string) => boolean
  /** The same for each attempt, so that a batch is not written twice. */
  key: string
}

/** Sends rows batch by batch; reports after each, and begins where an earlier attempt has stopped. */
export async function runImport(
  order: ImportOrder,
  before: ImportProgress | null,
  report: (progress: ImportProgress) => void,
): Promise<void> {
  const batches = toBatches(order.rows)
  let progress: ImportProgress = {
    total: batches.flat().length,
    results: before?.results ?? [],
    accessGiven: before?.accessGiven ?? 0,
    stoppedBy: null,
    isDone: false,
  }
  const advance = (change: Partial<ImportProgress>) => {
    progress = { ...progress, ...change }
    report(progress)
  }
  try {
    advance({})
    const ids = order.rows.flatMap(({ plan }) => (plan.kind === 'same' ? [plan.helper.id] : []))
    let done = 0
    for (const [at, batch] of batches.entries()) {
      const results = await sendBatch(order, batch, at)
      ids.push(...results.flatMap(({ helperId }) => helperId ?? []))
      done += batch.length
      if (done > progress.results.length)
        advance({ results: [...progress.results, ...results.map(({ result }) => result)] })
    }
    const { eventId, hasAccess } = order
    if (eventId !== null)
      for (const batch of inBatches(ids.filter((id) => !hasAccess(id))))
        advance({ accessGiven: progress.accessGiven + (await giveAccess(eventId, batch)) })
    advance({ isDone: true })
  } catch (error) {
    advance({ stoppedBy: asFault(error) })
  }
}

async function sendBatch({ clubId, key }: ImportOrder, batch: readonly ImportRow[], at: number) {
  const helpers = batch.map(({ input }) => input)
  const input = { clubId, idempotencyKey: `${key}-${at}`, helpers }
  const { data, faults } = await ask('PortalUpsertHelpers', { input })
  const results = data.upsertHelpers?.results
  if (!results) throw faults[0] ?? asFault('The graph has not answered.')
  return batch.map(({ line, name }, index) => {
    const { outcome, helperId, refusal } = results[index] ?? MISSING
    return {
      helperId: outcome === 'FAILED' ? null : helperId,
      result: { line, name, outcome, refusal },
    }
  })
}

const MISSING: Upserted = { outcome: 'FAILED', helperId: null, refusal: null }

async function giveAccess(eventId: string, helperIds: readonly string[]): Promise<number> {
  const eventAccess = helperIds.map((helperId) => ({ helperId }))
  const { data, faults } = await ask('PortalGrantAccesses', { input: { eventId, eventAccess } })
  const results = data.grantEventAccesses?.results
  if (!results) throw faults[0] ?? asFault('The graph has not answered.')
  return results.filter(({ outcome }) => outcome === 'CREATED').length
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  const { max } = VOLUNTEER_LIMITS.accesses
  const count = Math.ceil(items.length / max)
  return Array.from({ length: count }, (_, at) => items.slice(at * max, (at + 1) * max))
}
