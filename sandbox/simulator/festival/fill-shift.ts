import { type Planner, think } from './planner.ts'

/** A shift more is opened, and people are asked for it, who answer; then it takes nobody any more, or is called off. */
export async function fillShift(planner: Planner): Promise<void> {
  const { ask, random, say, festival } = planner
  const [role] = random.sample(festival.roles, 1)
  const shifts = `events/${festival.id}/shifts`
  const title = `Refuerzo ${role?.name ?? ''}`.trim()
  const { shift } = await ask<{ shift: { id: string } }>('POST', shifts, {
    ...{ title, role_id: role?.id ?? null, required_helpers: 2 },
    start_time: `${festival.startDate}T10:00:00Z`,
    end_time: `${festival.startDate}T14:00:00Z`,
  })
  say(`${title} is opened`)
  const change = async (changes: object) => {
    await think(planner)
    await ask('PATCH', `${shifts}/${shift.id}`, changes)
  }
  const asked = await assign(planner, shift.id, 2)
  await change({ required_helpers: 3 })
  say(`${title} needs one more`)
  for (const id of [...asked, ...(await assign(planner, shift.id, 1))]) await answer(planner, id)
  const isCalledOff = random.chance(CALLED_OFF_SHARE)
  await change({ status: isCalledOff ? 'cancelled' : 'closed' })
  say(isCalledOff ? `${title} is called off` : `${title} takes nobody any more`)
}

const CALLED_OFF_SHARE = 0.3

/** Ids of the assignments; somebody whose access is gone meanwhile is left out. */
async function assign(planner: Planner, shift_id: string, count: number): Promise<string[]> {
  const { ask, random, festival } = planner
  const helperIds = random.sample(festival.helperIds, Math.min(count, festival.helperIds.length))
  if (helperIds.length === 0) return []

  await think(planner)
  const { results } = await ask<{ results: { id: string | null; outcome: string }[] }>(
    'PUT',
    `events/${festival.id}/assignments`,
    { assignments: helperIds.map((helper_id) => ({ shift_id, helper_id })) },
  )
  return results.flatMap(({ id, outcome }) => (id !== null && outcome === 'created' ? [id] : []))
}

/** Most confirm, of whom some give it up again; a few decline. */
async function answer(planner: Planner, assignmentId: string): Promise<void> {
  const { ask, random, say, festival } = planner
  const path = `events/${festival.id}/assignments/${assignmentId}`
  const become = async (status: string, line: string) => {
    await think(planner)
    await ask('PATCH', path, { status })
    say(line)
  }
  if (random.chance(DECLINED_SHARE)) return become('declined', 'somebody has no time')

  await become('confirmed', 'somebody comes')
  if (random.chance(GIVEN_UP_SHARE)) await become('cancelled', 'somebody cannot come after all')
}

const DECLINED_SHARE = 0.2

const GIVEN_UP_SHARE = 0.3
