import type { NewId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import type { Consumed, LogBatch, LogConsumer } from '../../../foundation/event-log/consume-log.ts'
import { tableOf } from '../../../foundation/query/table.ts'
import type { VolunteerDomainEvent } from '../../records/volunteer-domain-event.ts'
import { workflowStore } from '../store.ts'
import { findTriggerings, type Triggering } from '../trigger-rules.ts'
import type { Workflow } from '../workflow.ts'
import { keepStarted } from './change-runs.ts'
import { WorkflowPositionEntity } from './run-entities.ts'
import { isRunOpen } from './run-rules.ts'
import { runStore } from './run-store.ts'
import { NO_RUNS, startRun } from './start-rules.ts'
import type { WorkflowRun } from './workflow-run.ts'

const { name: positions } = tableOf(WorkflowPositionEntity)

const NOTHING: Consumed = { made: 0, published: [] }

/** Starts the workflows of a club that its events start. What a run has published starts none. */
export function makeTriggerer(newId: NewId): LogConsumer {
  return {
    positions,
    async consume(tx, { organizationId: clubId, events, now }: LogBatch) {
      const types = new Set(events.map(({ type }) => type))
      const followers = await workflowStore.findFollowers(tx, clubId, [...types])
      const found = findTriggerings(events, followers)
      if (found.length === 0) return NOTHING

      const causes = new Set(found.map(({ causeId }) => causeId))
      const effects = await runStore.findEffects(
        tx,
        events.filter(({ id }) => causes.has(id)),
      )
      const ids = [...new Set(found.map(({ workflowId }) => workflowId))].sort()
      const held = await workflowStore.lockAll(tx, ids)
      // Anew, of the workflows as nobody changes them meanwhile.
      const triggerings = findTriggerings(
        events.filter(({ id }) => causes.has(id) && !effects.has(id)),
        held,
      )
      return start(tx, triggerings, held, { newId, now })
    },
  }
}

async function start(
  tx: Tx,
  triggerings: readonly Triggering[],
  held: readonly Workflow[],
  { newId, now }: { newId: NewId; now: Date },
): Promise<Consumed> {
  const workflows = new Map(held.map((workflow) => [workflow.id, workflow]))
  const known = await runStore.schedulesOf(tx, [...workflows.keys()], now)
  const schedules = new Map(known)
  const runs = new Map<string, WorkflowRun>()
  const published: VolunteerDomainEvent[] = []
  for (const { workflowId, ...about } of triggerings) {
    const workflow = workflows.get(workflowId)
    if (workflow === undefined) continue

    const schedule = schedules.get(workflowId) ?? NO_RUNS
    const started = startRun(workflow, { id: newId(), ...about }, schedule, now)
    workflows.set(workflowId, started.workflow)
    schedules.set(workflowId, started.schedule)
    runs.set(started.run.id, started.run)
    published.push(...started.events)
  }
  for (const workflow of held) {
    const counted = workflows.get(workflow.id)
    if (counted && counted !== workflow) await workflowStore.countRun(tx, counted)
  }
  const started = [...runs.values()]
  await keepStarted(tx, started, [...known.values()])
  return { made: started.filter(isRunOpen).length, published }
}
