import type { Clock } from './clock.ts'

/** The two clocks of a machine, in milliseconds. */
export interface MachineClocks {
  /** Since 1970; operators and time servers set it. */
  wall: () => number
  /** Since an arbitrary moment. No step changes it; a suspended machine may stop it. */
  monotonic: () => number
}

export interface ClockDifferences {
  steadyMs: number
  /** Of this machine's clock, which may have been stepped. */
  machineMs: number
}

export interface SteadyClock {
  now: Clock
  /**
   * Compares it with a clock of another machine, read at this moment, and follows the machine's clock where that one
   * agrees with it. Returns the differences to the other machine's clock, in milliseconds.
   */
  compare(otherMs: number): ClockDifferences
}

/** Differences below it are the slewing of a time server and the way to the other machine. */
const AGREES_WITHIN_MS = 2_000

const MACHINE: MachineClocks = { wall: () => Date.now(), monotonic: () => performance.now() }

/**
 * Continues from the moment of its making by the monotonic clock, so that a step of the machine's clock changes nothing: with
 * a clock 400 days ahead, jobs would delete what is to be kept for 30.
 */
export function makeSteadyClock({ wall, monotonic }: MachineClocks = MACHINE): SteadyClock {
  let offsetMs = wall() - monotonic()
  return {
    now: () => new Date(offsetMs + monotonic()),
    compare(otherMs) {
      const wallMs = wall()
      const isSlewed = Math.abs(wallMs - offsetMs - monotonic()) <= AGREES_WITHIN_MS
      // Two against one: after a suspension the machine's clock and the other one are right.
      const isConfirmed = Math.abs(wallMs - otherMs) <= AGREES_WITHIN_MS
      if (isSlewed || isConfirmed) offsetMs = wallMs - monotonic()
      return { steadyMs: offsetMs + monotonic() - otherMs, machineMs: wallMs - otherMs }
    },
  }
}
