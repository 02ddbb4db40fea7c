import type { Bus } from '../../../platform/bus/bus.ts'

/** Says that this side was told which clubs are not ACTIVE; whichever replica was, all hear it. */
export const INACTIVE_CLUBS_TOPIC = 'inactive-clubs'

/**
 * Whether this process has heard since its start which clubs are not ACTIVE. What is kept of an earlier
 * time may be old: a club may have been closed while this process was not there to be told.
 */
export interface FirstTelling {
  isHeard(): boolean
  heard: Promise<void>
}

export function hearFirstTelling(bus: Bus): FirstTelling {
  let isHeard = false
  const heard = new Promise<void>((resolve) => {
    const forget = bus.subscribe(INACTIVE_CLUBS_TOPIC, () => {
      forget()
      isHeard = true
      resolve()
    })
  })
  return { isHeard: () => isHeard, heard }
}
