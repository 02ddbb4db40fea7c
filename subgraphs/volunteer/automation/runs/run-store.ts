import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'
import { RUN_STATUSES } from '../../../../schema/volunteer/statuses.ts'
import type { Queryable } from '../../../foundation/database/database.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import type { LoggedEvent } from '../../../foundation/event-log/entities.ts'
import { purgeBefore } from '../../../foundation/jobs/purge-before.ts'
import type { Pages } from '../../../foundation/lists/load-pages.ts'
import { pagedList, type RowsOfList } from '../../../foundation/lists/paged-list.ts'
import { tableOf } from '../../../foundation/query/table.ts'
import { reachOf, type Tenancy } from '../../../foundation/query/tenancy.ts'
import { type CountedList, toCountedList } from '../../records/counted-page.ts'
import type { VolunteerDomainEvent } from '../../records/volunteer-domain-event.ts'
import { RunEffectEntity, RunEntity } from './run-entities.ts'
import { hourBefore, type RunSchedule, TOO_MANY } from './start-rules.ts'
import type { WorkflowRun } from './workflow-run.ts'

const runs = tableOf(RunEntity)

const effects = tableOf(RunEffectEntity)

const due = runs.only('workflowId', 'dueAt')

const LATEST_DUES = `(SELECT ${due.columns('r')}
  FROM workflow_runs r FORCE INDEX (workflow_runs_by_due)
  WHERE r.workflow_id = ? AND r.due_at > ? ORDER BY r.due_at DESC LIMIT ?)`

const LIST = { alias: 'r', columns: runs.columns('r') }

const NEWEST_FIRST = pagedList(RunEntity, {
  ...LIST,
  order: ['createdAt', 'id'],
  direction: 'DESC',
})

/** For `updatedSince`: reads only changed runs, in the order of their changes. */
const BY_UPDATE = pagedList(RunEntity, { ...LIST, order: ['updatedAt', 'id'] })

export interface RunConditions {
  workflowId: string
  updatedSince: Date | null
}

export const runStore = {
  findAll: (database: Queryable, tenancy: Tenancy, ids: readonly string[]) =>
    runs.findAll(database, ids, reachOf(tenancy)),

  list(pages: Pages, { workflowId, updatedSince }: RunConditions): CountedList<WorkflowRun> {
    const rows: RowsOfList<WorkflowRun> = {
      equal: { workflowId },
      spread: { status: RUN_STATUSES },
      also: [updatedSince && { sql: 'r.updated_at >= ?', params: [updatedSince] }],
    }
    const list = updatedSince === null ? NEWEST_FIRST : BY_UPDATE
    return toCountedList(pages, { list, rows, toRecord: runs.toRecord })
  },

  /**
   * The runs that determine the due time of the next one; exact for workflows whose rows are
   * locked.
   */
  async schedulesOf(
    tx: Tx,
    workflowIds: readonly string[],
    now: Date,
  ): Promise<Map<string, RunSchedule>> {
    if (workflowIds.length === 0) return new Map()

    const since = hourBefore(now)
    const rows = await tx.query(
      workflowIds.map(() => LATEST_DUES).join(' UNION ALL '),
      workflowIds.flatMap((id) => [id, since, VOLUNTEER_LIMITS.workflow.runsPerHour]),
    )
    const byWorkflow = Map.groupBy(rows.map(due.toRecord), ({ workflowId }) => workflowId)
    const latest = [...byWorkflow].map(([id, ofOne]) => {
      const dues = ofOne.flatMap(({ dueAt }) => dueAt ?? [])
      return [id, dues.sort((a, b) => b.getTime() - a.getTime())] as const
    })
    const waiting = latest.flatMap(([id, [newest]]) => (newest && newest > now ? [id] : []))
    const waitingCounts = await countWaiting(tx, waiting)
    const counting = await findCounting(tx, waiting, since)
    return new Map(
      latest.map(([id, dues]) => [
        id,
        { dues, waitingCount: waitingCounts.get(id) ?? 0, counting: counting.get(id) ?? null },
      ]),
    )
  },

  /**
   * Locks the waiting runs of a locked workflow in the order of ids; the ids are read without
   * locks.
   */
  async lockWaiting(tx: Tx, workflowId: string): Promise<WorkflowRun[]> {
    const known = await tx.query<{ id: string }[]>(
      `SELECT r.id FROM workflow_runs r FORCE INDEX (workflow_runs_by_creation)
       WHERE r.workflow_id = ? AND r.status = 'WAITING'`,
      [workflowId],
    )
    if (known.length === 0) return []

    const rows = await tx.query(
      `SELECT ${runs.columns('r')} FROM workflow_runs r FORCE INDEX (PRIMARY)
       WHERE r.id IN (?) AND r.status = 'WAITING' ORDER BY r.id FOR UPDATE`,
      [known.map(({ id }) => id)],
    )
    return rows.map(runs.toRecord)
  },

  addAll: async (tx: Tx, added: readonly WorkflowRun[]): Promise<void> => {
    if (added.length > 0) await runs.insertAll(tx, added)
  },

  replaceAll: async (tx: Tx, changed: readonly WorkflowRun[]): Promise<void> => {
    if (changed.length > 0) await runs.replaceAll(tx, changed)
  },

  lock: (tx: Tx, id: string) => runs.selectOne(tx, 'r', 'WHERE r.id = ? FOR UPDATE', [id]),

  replace(tx: Tx, { id, clubId, workflowId, createdAt, causeId, ...changing }: WorkflowRun) {
    return runs.update(tx, id, changing)
  },

  /** Records the events that a run publishes, so that they trigger no workflow. */
  async recordEffects(tx: Tx, events: readonly VolunteerDomainEvent[], createdAt: Date) {
    if (events.length === 0) return
    await effects.insertAll(
      tx,
      events.map(({ resource, sequence }) => ({ resourceId: resource.id, sequence, createdAt })),
    )
  },

  /** The ids of the given events that runs have published. */
  async findRecordedEffects(tx: Tx, events: readonly LoggedEvent[]): Promise<ReadonlySet<string>> {
    if (events.length === 0) return new Set()

    const rows = await tx.query<{ resourceId: string; sequence: number }[]>(
      `SELECT e.resource_id AS resourceId, e.sequence FROM workflow_effects e FORCE INDEX (PRIMARY)
       WHERE (e.resource_id, e.sequence) IN (?)`,
      [events.map(({ resourceId, sequence }) => [resourceId, sequence])],
    )
    const own = new Set(rows.map(({ resourceId, sequence }) => `${resourceId} ${sequence}`))
    const isOwn = ({ resourceId, sequence }: LoggedEvent) => own.has(`${resourceId} ${sequence}`)
    return new Set(events.filter(isOwn).map(({ id }) => id))
  },

  purge: purgeBefore('workflow_runs', 'created_at', 'workflow_runs_by_time'),

  /** Deletes records of published events that no consumer reads any more. */
  purgeEffects: purgeBefore('workflow_effects', 'created_at', 'workflow_effects_by_time'),
}

async function countWaiting(
  tx: Tx,
  workflowIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (workflowIds.length === 0) return new Map()

  const counted = await tx.query<{ workflowId: string; n: string }[]>(
    `SELECT r.workflow_id AS workflowId, count(*) AS n
     FROM workflow_runs r FORCE INDEX (workflow_runs_by_creation)
     WHERE r.workflow_id IN (?) AND r.status = 'WAITING' GROUP BY r.workflow_id`,
    [workflowIds],
  )
  return new Map(counted.map(({ workflowId, n }) => [workflowId, Number(n)]))
}

/** The skipped runs that count the starts of the hour. */
async function findCounting(
  tx: Tx,
  workflowIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, WorkflowRun>> {
  if (workflowIds.length === 0) return new Map()

  const rows = await tx.query(
    `SELECT ${runs.columns('r')} FROM workflow_runs r FORCE INDEX (workflow_runs_by_creation)
     WHERE r.workflow_id IN (?) AND r.status = 'SKIPPED' AND r.created_at > ? AND r.error = ?`,
    [workflowIds, since, TOO_MANY],
  )
  return new Map(rows.map(runs.toRecord).map((run) => [run.workflowId, run]))
}
