import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import { until } from '../../../support/time/until.ts'
import type { VolunteerTest } from '../volunteer-fixture.ts'

export interface ShownRun {
  id: string
  status: string
  error: string | null
  helperIds: string[]
  assignmentId: string | null
  startCount: number
  causeId: string | null
}

type AnsweredRun = Omit<ShownRun, 'error'> & { fault: string | null; refusalCode: string | null }

export async function runsOf(
  volunteer: VolunteerTest,
  key: ApiKeyCaller,
  id: string,
): Promise<ShownRun[]> {
  const asked = { id, first: 200, offset: 0 }
  const { data } = await volunteer.ask('ListVolunteerWorkflowRuns', asked, key)
  return data.volunteerWorkflow.runs.nodes.map(toShownRun)
}

/** Fault or code of the refusal, as a run stores it. */
function toShownRun({ fault, refusalCode, ...run }: AnsweredRun): ShownRun {
  return { ...run, error: (fault ?? refusalCode)?.toLowerCase() ?? null }
}

/** The runs of a workflow once all of them have ended. */
export async function endedRuns(
  volunteer: VolunteerTest,
  key: ApiKeyCaller,
  { id, count }: { id: string; count: number },
): Promise<ShownRun[]> {
  const isEnded = ({ status }: ShownRun) => ['SUCCEEDED', 'FAILED', 'SKIPPED'].includes(status)
  await until(async () => {
    const runs = await runsOf(volunteer, key, id)
    return runs.length >= count && runs.every(isEnded)
  })
  return runsOf(volunteer, key, id)
}
