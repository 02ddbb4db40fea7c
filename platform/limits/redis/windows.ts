import { makeBoundedCache } from '../bounded-cache.ts'
import { type Limit, MAX_COUNTED_KEYS } from '../limit.ts'
import { type Taken, windowKeyOf } from './shared-windows.ts'

/** What a process knows of a window, in monotonic time, which a step of the machine's clock does not prolong. */
export interface Window {
  windowSeconds: number
  endsAtMs: number
  /** Before the window ends in Redis. */
  leaseEndsAtMs: number
  /** Points of all processes, leases included. */
  spent: number
  /** Points that are left of this process's lease. */
  unused: number
  /** Points that this process has counted. */
  used: number
  isExceeded: boolean
  /** True when this process has recalled the leases of the others. */
  hasRecalled: boolean
}

interface Settlement {
  need: number
  /** In monotonic time. */
  sentAtMs: number
  taken: Taken
}

/** A lease is an eighth of what the process has counted in the window, so that few calls take none. */
const LEASE_PART = 8
const MAX_LEASE = 64

/** The windows that a process counts in, by key, and its leases of them. */
export function makeWindows() {
  const windows = makeBoundedCache<string, Window>(MAX_COUNTED_KEYS)
  const findOpen = (key: string): Window | undefined => {
    const window = windows.get(key)
    return window !== undefined && window.endsAtMs > performance.now() ? window : undefined
  }
  const open = (limit: Limit, endsAtMs: number): Window => {
    const { windowSeconds } = limit
    const key = windowKeyOf(limit)
    const known = findOpen(key)
    // Redis may have lost the one that is known.
    if (known && Math.abs(known.endsAtMs - endsAtMs) < windowSeconds * 250) return known

    const window: Window = {
      ...{ windowSeconds, endsAtMs, leaseEndsAtMs: 0, spent: 0, unused: 0, used: 0 },
      ...{ isExceeded: false, hasRecalled: false },
    }
    windows.set(key, window)
    return window
  }

  return {
    findOpen,
    /** Points that the next lease of a key is to have. */
    leaseOf(key: string): number {
      return Math.min(MAX_LEASE, Math.floor((findOpen(key)?.used ?? 0) / LEASE_PART))
    },
    /** False where no lease has the points. */
    spend(window: Window, points: number): boolean {
      const { unused, leaseEndsAtMs } = window
      if (unused === 0 || unused < points || leaseEndsAtMs <= performance.now()) return false

      window.unused -= points
      window.used += points
      return true
    },
    /** Ends the lease of a key; returns the points that are left of it, and until when its window lasts. */
    endLease(key: string): { unused: number; msLeft: number } {
      const window = findOpen(key)
      if (window === undefined) return { unused: 0, msLeft: 0 }

      const msLeft = Math.max(0, window.leaseEndsAtMs - performance.now())
      const unused = msLeft > 0 ? window.unused : 0
      window.spent -= window.unused
      window.unused = 0
      return { unused, msLeft }
    },
    /** Stores what Redis has counted, with the next lease. */
    keep(limit: Limit, { need, sentAtMs, taken }: Settlement): void {
      const endsAtMs = performance.now() + taken.msLeft
      const window = open(limit, endsAtMs)
      window.endsAtMs = endsAtMs
      window.leaseEndsAtMs = sentAtMs + taken.msLeft
      // What another process took since then may have been published before this was read.
      window.spent = Math.max(window.spent, taken.spent)
      window.unused = taken.lease
      window.isExceeded = taken.recalled === 0 && taken.spent - taken.lease > limit.points
      if (taken.recalled === 0) window.used += need
      else window.hasRecalled = true
    },
    /** Stores what another process took beside a lease, of this one or on its way to it. */
    raise(key: string, spent: number): void {
      const window = findOpen(key)
      if (window) window.spent = Math.max(window.spent, spent)
    },
  }
}
