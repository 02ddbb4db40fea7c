import { openBookingDesk } from './booking-desk.ts'
import { type EventTally, openEventTally } from './event-tally.ts'
import { runDevice } from './match/run-device.ts'
import { spendDay } from './spend-day.ts'
import type { World } from './world.ts'

/** Plays on all courts until closing time or until it is stopped; returns the published events. */
export async function simulate(
  world: World,
  closesAt: Date,
  background: readonly (() => Promise<void>)[] = [],
): Promise<ReturnType<EventTally['count']>> {
  const tally = await openEventTally(world.client)
  const desk = await openBookingDesk(world)
  const courts = world.seats.map((seat) => () => spendDay(world, desk, seat, closesAt))
  const devices = world.seats.map(
    (seat) => () => untilStopped(world, runDevice(world, seat, closesAt)),
  )
  await world.runAll([...courts, ...devices, ...background])
  return tally.count()
}

async function untilStopped({ isStopped }: World, task: Promise<void>): Promise<void> {
  await task.catch((error: unknown) => {
    if (!isStopped()) throw error
  })
}
