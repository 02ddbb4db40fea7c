import { makeMembers, pickParticipants } from '../making/members.ts'
import { makeRandom } from '../making/random.ts'
import { EL_NARANJAL } from '../plans/el-naranjal.ts'
import type { BookingDesk } from './booking-desk.ts'
import { STORIES } from './booking-outcomes.ts'
import type { CourtDay } from './court-day.ts'
import { act, readSession } from './match/scoring-desk.ts'
import { setMaintenance } from './portal.ts'
import { canWaitForClock, takeBooking } from './take-booking.ts'
import { MINUTE, type Seat, type World } from './world.ts'

/** Runs bookings on a court one after the other until closing time, each with another story. */
export async function spendDay(
  world: World,
  desk: BookingDesk,
  seat: Seat,
  closesAt: Date,
): Promise<void> {
  const day = openCourt(world, desk, seat)
  try {
    await takeBookings(day, closesAt)
  } catch (error) {
    if (!world.isStopped()) throw error
    await clearCourt(day)
  }
}

function openCourt(world: World, desk: BookingDesk, seat: Seat): CourtDay {
  const random = makeRandom(`${world.seed} court ${seat.number}`)
  const members = makeMembers(EL_NARANJAL, random)
  return {
    world,
    seat,
    desk,
    random,
    pickParticipants: () => pickParticipants(members, random),
    say: (line) => world.say(`court ${seat.number}: ${line}`),
    ongoing: null,
  }
}

async function takeBookings(day: CourtDay, closesAt: Date): Promise<void> {
  const { world, seat, random } = day
  const stories = STORIES.filter(({ isLeftToClock }) => !isLeftToClock || canWaitForClock(world))
  const openedAt = world.now().getTime().toString(36)
  for (let round = 0; world.now() < closesAt; round += 1) {
    // Courts start with different stories, so that a short simulation shows most of them.
    const story = stories[(seat.number - 1 + round) % stories.length]
    if (story) await takeBooking(day, story, `sim-${openedAt}-${seat.number}-${round + 1}`)
    day.ongoing = null
    if (random.chance(0.2)) await sweepCourt(day)
    await world.wait(random.between(world.emptyMs.least, world.emptyMs.most))
  }
}

async function sweepCourt({ world, seat, random, say }: CourtDay): Promise<void> {
  await setMaintenance(world, seat, 'MAINTENANCE')
  say('closed for sweeping')
  try {
    await world.wait(random.between(4 * MINUTE, 10 * MINUTE))
  } finally {
    await setMaintenance(world, seat, null)
  }
}

/** Ends the match and cancels the booking when the simulation is stopped. */
async function clearCourt({ world, seat, desk, ongoing }: CourtDay): Promise<void> {
  if (ongoing?.sessionId == null) return

  const session = await readSession(world, ongoing.sessionId)
  if (session.status === 'ACTIVE' || session.status === 'PAUSED')
    await act(world, seat, session, 'awardMatch', { team: 'BLUE' })
  else if (session.score === null) await desk.push(ongoing.booking, { status: 'CANCELLED' })
}
