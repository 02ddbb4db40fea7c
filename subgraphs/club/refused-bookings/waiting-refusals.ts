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
  /** Number of refusals that found no place since it was asked last. */
  takeDropped(): number
}

const {
  waiting: MAX,
  waitingInstallations: MAX_INSTALLATIONS,
  waitingOfInstallation: OF_INSTALLATION,
} = CLUB_LIMITS.refusedBookings

export function makeWaitingRefusals(): WaitingRefusals {
  const byInstallation = new Map<string, Map<string, WaitingRefusal>>()
  let count = 0
  let dropped = 0

  // As many as are kept of a source, which a large import refuses at once; fewer while many installations wait.
  const isFull = ({ size }: ReadonlyMap<string, unknown>) =>
    size >= OF_INSTALLATION.atMost || (count >= MAX && size >= OF_INSTALLATION.atLeast)

  const ofInstallation = (id: string): Map<string, WaitingRefusal> | null => {
    const known = byInstallation.get(id)
    if (known !== undefined) return known
    if (byInstallation.size >= MAX_INSTALLATIONS) return null

    const waiting = new Map<string, WaitingRefusal>()
    byInstallation.set(id, waiting)
    return waiting
  }

  const put = (waiting: Map<string, WaitingRefusal>, id: string, refusal: WaitingRefusal) => {
    waiting.set(id, refusal)
    count += 1
  }
  const remove = (waiting: Map<string, WaitingRefusal>, id: string) => {
    if (waiting.delete(id)) count -= 1
  }

  return {
    add(refusal) {
      const waiting = ofInstallation(refusal.installationId)
      if (waiting === null) {
        dropped += 1
        return
      }
      const id = refusedIdOf(refusal)
      // Deleted first, so that the map stays in the order of time.
      remove(waiting, id)
      const [oldest] = waiting.keys()
      if (isFull(waiting) && oldest !== undefined) {
        remove(waiting, oldest)
        dropped += 1
      }
      put(waiting, id, refusal)
    },
    putBack(refusal) {
      const waiting = ofInstallation(refusal.installationId)
      const id = refusedIdOf(refusal)
      if (waiting?.has(id)) return

      if (waiting === null || isFull(waiting)) dropped += 1
      else put(waiting, id, refusal)
    },
    take(limit) {
      const taken: WaitingRefusal[] = []
      // In turn, so that each flush has refusals of several installations.
      while (taken.length < limit && byInstallation.size > 0)
        for (const [installationId, waiting] of byInstallation) {
          const [first] = waiting
          if (first === undefined || waiting.size === 1) byInstallation.delete(installationId)
          if (first === undefined) continue
          remove(waiting, first[0])
          taken.push(first[1])
          if (taken.length >= limit) break
        }
      return taken
    },
    isEmpty: () => byInstallation.size === 0,
    takeDropped() {
      const taken = dropped
      dropped = 0
      return taken
    },
  }
}
