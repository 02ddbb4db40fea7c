import { setTimeout as pause } from 'node:timers/promises'
import type { EventReceiver } from '../load/receivers.ts'
import { interruption } from '../processes/interruption.ts'
import type { Twins } from '../twins/twins.ts'

/** Something that happens to an installation while it is written to. */
export interface Row {
  title: string
  /** Resolves when it is over; throws what the row demands beside its counts and is not so. */
  happen(site: Site): Promise<void>
}

/** What a row may break. */
export interface Site {
  installation: Twins
  /** How long a fault lasts. */
  lastsMs: number
  receivers: readonly EventReceiver[]
}

export function rest(ms: number): Promise<void> {
  return pause(ms, undefined, { signal: interruption })
}
