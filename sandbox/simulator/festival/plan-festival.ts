import { ClubgateError, unwrap } from '../../../clients/typescript/src/index.ts'
import { makeRandom } from '../../making/random.ts'
import { FESTIVAL } from '../../plans/festival-plan.ts'
import { fillShift } from './fill-shift.ts'
import { findFestival } from './planned-festival.ts'
import { type FestivalPlanning, type Planner, think } from './planner.ts'

/** Plans shifts of the festival one after the other, until closing time or until it is stopped. */
export async function planFestival(
  { world, volunteer }: FestivalPlanning,
  closesAt: Date,
): Promise<void> {
  const random = makeRandom(`${world.seed} planning`)
  const say = (line: string) => world.say(`festival: ${line}`)
  try {
    const festival = await findFestival(volunteer, FESTIVAL.name)
    if (festival === null) return say(`there is no ${FESTIVAL.name} to plan`)

    const startedAt = world.now().getTime().toString(36)
    for (let round = 1; world.now() < closesAt; round += 1) {
      const planner = {
        ...{ world, volunteer, random, say, festival },
        name: `sim-${startedAt}-${round}`,
      }
      await planRound(planner, round % ROUNDS_PER_MESSAGE === 1)
    }
  } catch (error) {
    if (!world.isStopped()) throw error
  }
}

const ROUNDS_PER_MESSAGE = 3

/** Other clients can change the same festival: a refused request ends the round, and the next one continues. */
async function planRound(planner: Planner, isForMessage: boolean): Promise<void> {
  try {
    await welcomeHelper(planner)
    await fillShift(planner)
    if (isForMessage) await writeToHelpers(planner)
  } catch (error) {
    if (!(error instanceof ClubgateError)) throw error
    planner.say(`refused: ${error.message}`)
    await think(planner)
  }
}

/** Registers a helper and grants access, which is sometimes withdrawn again. */
async function welcomeHelper(planner: Planner): Promise<void> {
  const { volunteer, random, say, festival, name } = planner
  const [firstName = ''] = random.sample(FESTIVAL.helpers.firstNames, 1)
  const newcomer = {
    external_id: name,
    first_name: firstName,
    last_name: 'Nuevo',
    tags: ['azahar'],
  }
  const { results } = unwrap(
    await volunteer.POST('/helpers/bulk', { body: { helpers: [newcomer] } }),
  )
  const params = { path: { eventId: festival.id, helperId: results[0]?.id ?? '' } }
  await think(planner)
  unwrap(await volunteer.PUT('/events/{eventId}/helpers/{helperId}/access', { params, body: {} }))
  say(`${firstName} gets access`)
  if (!random.chance(WITHDRAWN_SHARE)) return

  await think(planner)
  unwrap(await volunteer.DELETE('/events/{eventId}/helpers/{helperId}/access', { params }))
  say(`${firstName} loses access`)
}

const WITHDRAWN_SHARE = 0.2

/** Creates a draft, and sends it after a pause. */
async function writeToHelpers(planner: Planner): Promise<void> {
  const { volunteer, random, say, festival } = planner
  const helper_ids = random.sample(festival.helperIds, Math.min(READERS, festival.helperIds.length))
  const path = { eventId: festival.id }
  const { message } = unwrap(
    await volunteer.POST('/events/{eventId}/messages', {
      params: { path },
      body: {
        ...{ subject: 'New shifts', body: 'There are new shifts. Who has time?' },
        ...{ status: 'draft', audience: { type: 'helpers', helper_ids } },
      },
    }),
  )
  await think(planner)
  unwrap(
    await volunteer.PATCH('/events/{eventId}/messages/{messageId}', {
      params: { path: { ...path, messageId: message.id } },
      body: { status: 'sent' },
    }),
  )
  say(`a message goes to ${helper_ids.length} helpers`)
}

const READERS = 5
