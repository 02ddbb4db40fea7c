import type { Clock } from '../../platform/clock.ts'
import type { Asking } from './api-client.ts'

export const SECOND = 1000

export const MINUTE = 60 * SECOND

/** A court that is played on, and whoever scores there. */
export interface Seat {
  /** 1 for the first one. */
  number: number
  courtId: string
  /** What the partner calls the court. */
  externalCourtId: string
  /** Null where there is no device: then staff score. */
  deviceToken: string | null
}

/** All that the simulation knows of what is outside; the same in a running sandbox and in a test. */
export interface World {
  asking: Asking
  clubId: string
  staffToken: string
  seats: readonly Seat[]
  /** The same seed plays the same matches. */
  seed: string
  /** How many times faster than the platform's clock life goes on here. */
  rate: number
  /** How long a court stands empty between two bookings, in simulated time. */
  emptyMs: { least: number; most: number }
  now: Clock
  /** Lets simulated time pass; rejects when the simulation is stopped. */
  wait(ms: number): Promise<void>
  /** Runs what happens side by side until all of it is over. */
  runAll(tasks: readonly (() => Promise<void>)[]): Promise<void>
  isStopped(): boolean
  say(line: string): void
}

/** When the platform's clock will have gone on by that much simulated time. */
export function soon({ now, rate }: World, simulatedMs: number): Date {
  return new Date(now().getTime() + simulatedMs / rate)
}

/** Lets time pass as the platform counts it, such as for devices that report by the minute. */
export function waitByClock({ wait, rate }: World, ms: number): Promise<void> {
  return wait(ms * rate)
}
