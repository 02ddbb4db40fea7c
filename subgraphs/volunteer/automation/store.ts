import { isUuid } from '../../../platform/ids.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { readHead } from '../../foundation/event-log/read-log.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { inClub, reachOf, type Tenancy } from '../../foundation/query/tenancy.ts'
import { volunteerEventStore } from '../events/store.ts'
import { helperStore } from '../helpers/store.ts'
import { type CountedList, toCountedList } from '../records/counted-page.ts'
import { roleStore } from '../roles/store.ts'
import { shiftStore } from '../shifts/store.ts'
import { WorkflowEntity } from './entities.ts'
import type { NamedIds } from './rules.ts'
import type { Workflow } from './workflow.ts'

const workflows = tableOf(WorkflowEntity)

const LIST = { alias: 'w', columns: workflows.columns('w') }

const BY_NAME = pagedList(WorkflowEntity, { ...LIST, order: ['name', 'id'] })

/** For `updatedSince`: reads only changed workflows, in the order of their changes. */
const BY_UPDATE = pagedList(WorkflowEntity, { ...LIST, order: ['updatedAt', 'id'] })

export interface WorkflowConditions {
  clubId: string
  updatedSince: Date | null
}

export const workflowStore = {
  async find(database: Queryable, tenancy: Tenancy, id: string): Promise<Workflow | null> {
    const [workflow = null] = await workflowStore.findAll(database, tenancy, [id])
    return workflow
  },

  findAll: (database: Queryable, tenancy: Tenancy, ids: readonly string[]) =>
    workflows.findAll(database, ids, reachOf(tenancy)),

  list(pages: Pages, { clubId, updatedSince }: WorkflowConditions): CountedList<Workflow> {
    const rows: RowsOfList<Workflow> = {
      equal: { clubId },
      also: [updatedSince && { sql: 'w.updated_at >= ?', params: [updatedSince] }],
    }
    const list = updatedSince === null ? BY_NAME : BY_UPDATE
    return toCountedList(pages, { list, rows, toRecord: workflows.toRecord })
  },

  /** Exact while the club's account is locked. */
  async countEnabled(tx: Tx, clubId: string): Promise<number> {
    const [counted] = await tx.query<{ n: string }[]>(
      `SELECT count(*) AS n FROM workflows w FORCE INDEX (workflows_by_trigger)
       WHERE w.club_id = ? AND w.is_enabled = TRUE`,
      [clubId],
    )
    return Number(counted?.n)
  },

  /** Locks the workflow's row until the transaction ends, so that no update is lost. */
  lock: (tx: Tx, tenancy: Tenancy, id: string) =>
    workflows.find(tx, reachOf(tenancy), id, 'FOR UPDATE'),

  add: (tx: Tx, workflow: Workflow) => workflows.insert(tx, workflow),

  replace(tx: Tx, { id, clubId, createdAt, runCount, lastTriggeredAt, ...changing }: Workflow) {
    return workflows.update(tx, id, changing)
  },

  countRun: (tx: Tx, { id, runCount, lastTriggeredAt }: Workflow) =>
    workflows.update(tx, id, { runCount, lastTriggeredAt }),

  /**
   * The workflow with the current position of the log, so that earlier events do not trigger it.
   */
  async withCurrentPosition(tx: Tx, workflow: Workflow): Promise<Workflow> {
    const { clubId } = workflow
    const triggersAfter = await readHead(tx, clubId)
    const [position] = await tx.query<unknown[]>(
      'SELECT p.organization_id FROM workflow_positions p WHERE p.organization_id = ?',
      [clubId],
    )
    // An existing row is not locked: the trigger job locks it before workflows.
    if (position === undefined)
      await tx.query(
        `INSERT INTO workflow_positions (organization_id, publication_sequence) VALUES (?, ?)
         ON DUPLICATE KEY UPDATE organization_id = organization_id`,
        [clubId, BigInt(triggersAfter)],
      )
    return { ...workflow, triggersAfter }
  },

  /** The enabled workflows of a club that events of these types may trigger. */
  async findTriggerable(tx: Tx, clubId: string, types: readonly string[]): Promise<Workflow[]> {
    const rows = await tx.query(
      `SELECT ${workflows.columns('w')} FROM workflows w FORCE INDEX (workflows_by_trigger)
       WHERE w.club_id = ? AND w.is_enabled = TRUE AND w.trigger_event IN (?)`,
      [clubId, types],
    )
    return rows.map(workflows.toRecord)
  },

  /** Locks the rows of workflows until the transaction ends. */
  async lockAll(tx: Tx, ids: readonly string[]): Promise<Workflow[]> {
    const rows = await tx.query(
      `SELECT ${workflows.columns('w')} FROM workflows w FORCE INDEX (PRIMARY)
       WHERE w.id IN (?) ORDER BY w.id FOR UPDATE`,
      [ids],
    )
    return rows.map(workflows.toRecord)
  },

  /** The ids in actions that do not exist in the club. */
  async findUnknown(tx: Tx, clubId: string, named: NamedIds): Promise<string[]> {
    const tenancy = inClub(clubId)
    const stores = {
      events: volunteerEventStore,
      roles: roleStore,
      shifts: shiftStore,
      helpers: helperStore,
    }
    const unknown: string[] = []
    for (const [kind, store] of Object.entries(stores)) {
      const ids = named[kind as keyof NamedIds]
      if (ids.length === 0) continue
      const found = await store.findAll(tx, tenancy, ids.filter(isUuid))
      const known = new Set(found.map(({ id }) => id))
      unknown.push(...ids.filter((id) => !known.has(id)))
    }
    return unknown
  },
}
