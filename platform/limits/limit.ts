import { systemClock } from '../time/clock.ts'

/** Fixed-window limit of a key; a window begins with its first call. */
export interface Limit {
  /** Name of the counter; its points and window are constant. */
  name: string
  key: string
  points: number
  windowSeconds: number
}

/** State of a limit after the current call. */
export interface Usage {
  limit: number
  remaining: number
  isExceeded: boolean
  /** True if counted by this process alone because Redis is unreachable. */
  isLocal: boolean
  /** End of the window in Unix time. */
  resetAtSeconds: number
  /** Seconds until the end of the window, at least 1. */
  resetInSeconds: number
}

/** State of a limit between two calls. */
export interface Standing {
  limit: number
  remaining: number
  /** End of the window; null while none is open. */
  resetsAt: Date | null
}

/** Bounds the memory of a counter; the least recently used key is evicted. */
export const MAX_COUNTED_KEYS = 100_000

export function toUsage({ points }: Limit, consumed: number, msBeforeNext: number): Usage {
  return {
    limit: points,
    remaining: Math.max(0, points - consumed),
    isExceeded: consumed > points,
    isLocal: false,
    resetAtSeconds: Math.ceil((systemClock().getTime() + msBeforeNext) / 1000),
    resetInSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  }
}

export function toStanding({ points }: Limit, consumed: number, msBeforeNext: number): Standing {
  const isOpen = msBeforeNext > 0
  return {
    limit: points,
    remaining: isOpen ? Math.max(0, points - consumed) : points,
    resetsAt: isOpen ? new Date(systemClock().getTime() + msBeforeNext) : null,
  }
}
