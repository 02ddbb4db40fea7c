import type { QueryGraph } from '../graph.ts'
import type { VolunteerPlan } from './plan-volunteer.ts'

const SET_PLAN = `mutation SetVolunteerPlan($input: SetVolunteerPlanInput!) {
  setVolunteerPlan(input: $input) { account { clubId } }
}`

const SET_ACCESS = `mutation SetVolunteerIntegration($input: SetVolunteerIntegrationInput!) {
  setVolunteerIntegration(input: $input) { account { clubId } }
}`

export async function writeSettings(
  queryGraph: QueryGraph,
  clubId: string,
  { change: { fields }, next }: NonNullable<VolunteerPlan['settings']>,
): Promise<void> {
  const { isPro, addOns, isEnabled } = next
  if (fields.includes('plan') || fields.includes('addOns'))
    await queryGraph(SET_PLAN, { input: { clubId, isPro, addOns } })
  if (fields.includes('apiAccess')) await queryGraph(SET_ACCESS, { input: { clubId, isEnabled } })
}
