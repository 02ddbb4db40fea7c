import { unwrap, type VolunteerComponents } from '../../../clients/typescript/src/index.ts'
import { type Planner, think } from './planner.ts'

type Schemas = VolunteerComponents['schemas']
type AssignmentStatus = NonNullable<Schemas['UpdateAssignmentInput']['status']>

/** Opens a shift, assigns helpers who answer, and closes or cancels it. */
export async function fillShift(planner: Planner): Promise<void> {
  const { volunteer, random, say, festival } = planner
  const [role] = random.sample(festival.roles, 1)
  const path = { eventId: festival.id }
  const title = `Refuerzo ${role?.name ?? ''}`.trim()
  const { shift } = unwrap(
    await volunteer.POST('/events/{eventId}/shifts', {
      params: { path },
      body: {
        ...{ title, role_id: role?.id ?? null, required_helpers: 2 },
        start_time: `${festival.startDate}T10:00:00Z`,
        end_time: `${festival.startDate}T14:00:00Z`,
      },
    }),
  )
  say(`${title} is opened`)
  const params = { path: { ...path, shiftId: shift.id } }
  const change = async (body: Schemas['UpdateShiftInput']) => {
    await think(planner)
    unwrap(await volunteer.PATCH('/events/{eventId}/shifts/{shiftId}', { params, body }))
  }
  const asked = await assign(planner, shift.id, 2)
  await change({ required_helpers: 3 })
  say(`${title} needs one more helper`)
  for (const id of [...asked, ...(await assign(planner, shift.id, 1))]) await answer(planner, id)
  const isCancelled = random.chance(CANCELLED_SHIFT_SHARE)
  await change({ status: isCancelled ? 'cancelled' : 'closed' })
  say(isCancelled ? `${title} is cancelled` : `${title} is closed`)
}

const CANCELLED_SHIFT_SHARE = 0.3

/** Ids of the assignments; helpers whose access was withdrawn meanwhile are omitted. */
async function assign(planner: Planner, shift_id: string, count: number): Promise<string[]> {
  const { volunteer, random, festival } = planner
  const helperIds = random.sample(festival.helperIds, Math.min(count, festival.helperIds.length))
  if (helperIds.length === 0) return []

  await think(planner)
  const { results } = unwrap(
    await volunteer.PUT('/events/{eventId}/assignments', {
      params: { path: { eventId: festival.id } },
      body: { assignments: helperIds.map((helper_id) => ({ shift_id, helper_id })) },
    }),
  )
  return results.flatMap(({ id, outcome }) => (id !== null && outcome === 'created' ? [id] : []))
}

/** Most helpers confirm, and some of them cancel later; a few decline. */
async function answer(planner: Planner, assignmentId: string): Promise<void> {
  const { volunteer, random, say, festival } = planner
  const params = { path: { eventId: festival.id, assignmentId } }
  const become = async (status: AssignmentStatus, line: string) => {
    await think(planner)
    unwrap(
      await volunteer.PATCH('/events/{eventId}/assignments/{assignmentId}', {
        params,
        body: { status },
      }),
    )
    say(line)
  }
  if (random.chance(DECLINED_SHARE)) return become('declined', 'a helper declines')

  await become('confirmed', 'a helper confirms')
  if (random.chance(CANCELLED_SHARE)) await become('cancelled', 'a helper cancels')
}

const DECLINED_SHARE = 0.2

const CANCELLED_SHARE = 0.3
