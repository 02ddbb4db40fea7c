import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { refusedIdOf, type WaitingRefusal } from './refused-booking.ts'

/** Refusals in memory, bounded for each installation: however many one causes, it displaces none of another. */
export interface WaitingRefusals {
  /** Takes the place of an older one of the same source, number and code; else of the installation's oldest. */
  add(refusal: WaitingRefusal): void
  /** Puts a refusal back that could not be stored, unless a newer one has come. */
  putBack(refusal: WaitingRefusal): void
  take(limit: number): WaitingRefusal[]
  isEmpty(): boolean
}

const { waitingInstallations: MAX_INSTALLATIONS, waitingOfInstallation: MAX_OF_INSTALLATION } =
  CLUB_LIMITS.refusedBookings

export function makeWaitingRefusals(): WaitingRefusals {
  const byInstallation = new Map<string, Map<string, WaitingRefusal>>()

  const ofInstallation = (id: string): Map<string, WaitingRefusal> | null => {
    const known = byInstallation.get(id)
    if (known !== undefined) return known
    if (byInstallation.size >= MAX_INSTALLATIONS) return null

    const waiting = new Map<string, WaitingRefusal>()
    byInstallation.set(id, waiting)
    return waiting
  }

  return {
    add(refusal) {
      const waiting = ofInstallation(refusal.installationId)
      if (waiting === null) return

      const id = refusedIdOf(refusal)
      // Deleted first, so that the map stays in the order of time.
      waiting.delete(id)
      const [oldest] = waiting.keys()
      if (waiting.size >= MAX_OF_INSTALLATION && oldest !== undefined) waiting.delete(oldest)
      waiting.set(id, refusal)
    },
    putBack(refusal) {
      const waiting = ofInstallation(refusal.installationId)
      const id = refusedIdOf(refusal)
      if (waiting === null || waiting.has(id) || waiting.size >= MAX_OF_INSTALLATION) return

      waiting.set(id, refusal)
    },
    take(limit) {
      const taken: WaitingRefusal[] = []
      // In turn, so that each flush has refusals of several installations.
      while (taken.length < limit && byInstallation.size > 0)
        for (const [installationId, waiting] of byInstallation) {
          const [first] = waiting
          if (first === undefined || waiting.size === 1) byInstallation.delete(installationId)
          if (first === undefined) continue
          waiting.delete(first[0])
          taken.push(first[1])
          if (taken.length >= limit) break
        }
      return taken
    },
    isEmpty: () => byInstallation.size === 0,
  }
}
