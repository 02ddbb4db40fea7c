import type { Tx } from '../../../foundation/database/transaction.ts'
import type { Consumed, LogBatch, LogConsumer } from '../../../foundation/event-log/consume-log.ts'
import { tableOf } from '../../../foundation/query/table.ts'
import type { VolunteerParts } from '../../records/context.ts'
import type { VolunteerDomainEvent } from '../../records/volunteer-domain-event.ts'
import { workflowStore } from '../store.ts'
import { findTriggerings, type Triggering } from '../trigger-rules.ts'
import type { Workflow } from '../workflow.ts'
import { saveStarted } from './change-runs.ts'
import { WorkflowPositionEntity } from './run-entities.ts'
import { isRunOpen } from './run-rules.ts'
import { runStore } from './run-store.ts'
import { NO_RUNS, startRun } from './start-rules.ts'
import type { WorkflowRun } from './workflow-run.ts'

const { name: positions } = tableOf(WorkflowPositionEntity)

type TriggererParts = Pick<VolunteerParts, 'newId' | 'notices'>

const NOTHING: Consumed = { createdCount: 0, published: [] }

/**
 * Starts a club's workflows that are triggered by its events. Events that a run published trigger
 * no workflow.
 */
export function makeTriggerer(parts: TriggererParts): LogConsumer {
  return {
    positions,
    async consume(tx, { organizationId: clubId, events, now }: LogBatch) {
      const types = new Set(events.map(({ type }) => type))
      const triggerable = await workflowStore.findTriggerable(tx, clubId, [...types])
      const found = findTriggerings(events, triggerable)
      if (found.length === 0) return NOTHING

      const causes = new Set(found.map(({ causeId }) => causeId))
      const effects = await runStore.findRecordedEffects(
        tx,
        events.filter(({ id }) => causes.has(id)),
      )
      const ids = [...new Set(found.map(({ workflowId }) => workflowId))].sort()
      const locked = await workflowStore.lockAll(tx, ids)
      // Matched again on the locked workflows, which may have changed since they were read.
      const triggerings = findTriggerings(
        events.filter(({ id }) => causes.has(id)),
        locked,
        effects,
      )
      return start(tx, triggerings, locked, { ...parts, now })
    },
  }
}

async function start(
  tx: Tx,
  triggerings: readonly Triggering[],
  locked: readonly Workflow[],
  { newId, notices, now }: TriggererParts & { now: Date },
): Promise<Consumed> {
  const workflows = new Map(locked.map((workflow) => [workflow.id, workflow]))
  const known = await runStore.schedulesOf(tx, [...workflows.keys()], now)
  const schedules = new Map(known)
  const runs = new Map<string, WorkflowRun>()
  const published: VolunteerDomainEvent[] = []
  /** Runs that no event announces. */
  const silent = new Set<WorkflowRun>()
  for (const { workflowId, ...about } of triggerings) {
    const workflow = workflows.get(workflowId)
    if (workflow === undefined) continue

    const schedule = schedules.get(workflowId) ?? NO_RUNS
    const started = startRun(workflow, { id: newId(), ...about }, schedule, now)
    workflows.set(workflowId, started.workflow)
    schedules.set(workflowId, started.schedule)
    runs.set(started.run.id, started.run)
    published.push(...started.events)
    if (started.events.length === 0) silent.add(started.run)
  }
  for (const workflow of locked) {
    const counted = workflows.get(workflow.id)
    if (counted && counted !== workflow) await workflowStore.countRun(tx, counted)
  }
  const started = [...runs.values()]
  await saveStarted(tx, started, [...known.values()])
  const onCommitted = () => {
    for (const { id: resourceId, clubId } of silent)
      notices.publish({ clubId, kind: 'WORKFLOW_RUN', resourceId })
  }
  return { createdCount: started.filter(isRunOpen).length, published, onCommitted }
}
