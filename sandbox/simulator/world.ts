import type { Clock } from '../../platform/time/clock.ts'
import type { ApiClient } from './api-client.ts'

export const SECOND = 1000

export const MINUTE = 60 * SECOND

/** A simulated court and its scorer. */
export interface Seat {
  /** Starts at 1. */
  number: number
  courtId: string
  /** Id of the court in the partner's system. */
  externalCourtId: string
  /** Null if the court has no device; then staff record the score. */
  deviceToken: string | null
}

/** Dependencies of the simulation, for a running sandbox or for a test. */
export interface World {
  client: ApiClient
  clubId: string
  staffToken: string
  seats: readonly Seat[]
  /** Equal seeds play equal matches. */
  seed: string
  /** Speed of simulated time as a multiple of the platform's clock. */
  rate: number
  /** Gap between two bookings of a court in simulated time. */
  emptyMs: { least: number; most: number }
  now: Clock
  /** Waits in simulated time; rejects if the simulation is stopped. */
  wait(ms: number): Promise<void>
  /** Runs tasks concurrently until all have ended. */
  runAll(tasks: readonly (() => Promise<void>)[]): Promise<void>
  isStopped(): boolean
  say(line: string): void
}

/** The platform's time after a span of simulated time. */
export function soon({ now, rate }: World, simulatedMs: number): Date {
  return new Date(now().getTime() + simulatedMs / rate)
}

/** Waits in the platform's time, for example for devices that report each minute. */
export function waitByClock({ wait, rate }: World, ms: number): Promise<void> {
  return wait(ms * rate)
}
