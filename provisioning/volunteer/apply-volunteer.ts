import type { QueryGraph } from '../graph.ts'
import type { ListedChange } from '../plan-lines.ts'
import type { SecretsOutput } from '../secrets-file.ts'
import { makeWantedKey } from './make-wanted-key.ts'
import { planVolunteer, type VolunteerClub, type VolunteerPlan } from './plan-volunteer.ts'
import { NOTHING, readVolunteerStates, type VolunteerState } from './volunteer-state.ts'
import { writeSettings } from './write-settings.ts'

export interface AppliedVolunteer {
  changes: readonly ListedChange[]
  unchangedCount: number
}

export interface PlannedVolunteer extends AppliedVolunteer {
  hasWrites: boolean
}

/** Plans the volunteer side of clubs by what is stored; a club without an id does not exist yet. */
export async function planVolunteers(
  queryGraph: QueryGraph,
  clubs: readonly VolunteerClub[],
  ids: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, PlannedVolunteer>> {
  const asked = clubs.flatMap((club) => toAsked(club, ids.get(club.key)))
  const states = await readVolunteerStates(queryGraph, asked)
  return new Map(
    clubs.map((club) => {
      const plan = planVolunteer(club, states.get(ids.get(club.key) ?? '') ?? NOTHING)
      const { settings, newKeys, unchangedCount } = plan
      const hasWrites = settings !== null || newKeys.length > 0
      return [club.key, { changes: changesOf(club, plan), unchangedCount, hasWrites }]
    }),
  )
}

/** Makes the volunteer side of a club as the file has it, by what is stored now: others may have changed it since the plan. */
export async function applyVolunteer(
  queryGraph: QueryGraph,
  club: VolunteerClub,
  { id, output }: { id: string; output: SecretsOutput },
): Promise<AppliedVolunteer> {
  const states = await readVolunteerStates(queryGraph, toAsked(club, id))
  const state: VolunteerState = states.get(id) ?? NOTHING
  const plan = planVolunteer(club, state)
  if (plan.settings !== null) await writeSettings(queryGraph, id, plan.settings)
  for (const key of plan.newKeys) {
    const namedCount = state.keys.filter(({ name }) => name === key.name).length
    const secret = await makeWantedKey(queryGraph, { clubId: id, key, namedCount })
    await output.write([{ kind: 'API key', key: `${club.key}/${key.name}`, secret }])
  }
  return { changes: changesOf(club, plan), unchangedCount: plan.unchangedCount }
}

function toAsked({ wanted }: VolunteerClub, id: string | undefined) {
  return id === undefined ? [] : [{ id, hasKeys: wanted.apiKeys != null }]
}

function changesOf({ key }: VolunteerClub, plan: VolunteerPlan): ListedChange[] {
  const made = plan.newKeys.map(
    ({ name }): ListedChange => ({
      ...{ action: 'CREATE', kind: 'API key', key: `${key}/${name}`, fields: [] },
    }),
  )
  return [...(plan.settings === null ? [] : [plan.settings.change]), ...made, ...plan.remarks]
}
