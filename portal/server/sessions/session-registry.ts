import { systemClock } from '../../../platform/time/clock.ts'
import type { PortalSession } from './portal-session.ts'

/** What staff see of a session. */
export interface ListedSession {
  id: string
  startedAtMs: number
  expiresAtMs: number
  lastSeenAtMs: number
  /** The browser, as it names itself. */
  agent: string
}

/** A session with its person, for ADMINs. */
export interface StaffSession extends ListedSession {
  subject: string
  name: string | null
}

/**
 * Sessions of staff beside their cookies: which there are, and which have been ended. A cookie cannot be called
 * back, so an ended session is remembered until its cookie would have expired.
 */
export interface SessionRegistry {
  see(session: PortalSession, agent: string, nowMs: number): Promise<void>
  end(id: string, subject: string, expiresAtMs: number): Promise<void>
  isEnded(id: string): Promise<boolean>
  /** All of a person, the one that was seen last first. */
  listOf(subject: string, nowMs: number): Promise<readonly ListedSession[]>
  /** Those of a page of people, who were seen last first. */
  listStaff(nowMs: number, offset: number): Promise<StaffPage>
}

export interface StaffPage {
  sessions: readonly StaffSession[]
  /** Where the next page of people begins; null behind the last one. */
  nextOffset: number | null
}

/** Sessions of a person on a page. */
export const LISTED_ON_PAGE = 50
/** People on a page of ADMINs, each with all sessions. */
export const STAFF_ON_PAGE = 100
/** Of one person in the memory of a process; the oldest ones leave the list, not the portal. */
const MAX_LISTED = 1_000
const MAX_PEOPLE = 10_000
const MAX_AGENT = 200

export interface EndedInFile {
  id: string
  expiresAtMs: number
}

export interface EndedFile {
  load(): Promise<readonly EndedInFile[]>
  save(ended: readonly EndedInFile[]): Promise<void>
}

/** Of a single process; `kept` outlasts its restart. */
export function makeSessionRegistry(kept: EndedFile): SessionRegistry {
  const people = new Map<string, Map<string, StaffSession>>()
  let ended: Promise<Map<string, number>> | null = null
  const loadEnded = () => {
    ended ??= kept
      .load()
      .then((list) => new Map(list.map(({ id, expiresAtMs }) => [id, expiresAtMs])))
      .catch((error: unknown) => {
        ended = null
        throw error
      })
    return ended
  }

  return {
    async see({ id, subject, name, startedAtMs, expiresAtMs }, agent, nowMs) {
      const sessions = people.get(subject) ?? new Map<string, StaffSession>()
      people.delete(subject)
      people.set(subject, sessions)
      sessions.delete(id)
      const listed = { id, subject, name, startedAtMs, expiresAtMs, lastSeenAtMs: nowMs }
      sessions.set(id, { ...listed, agent: agent.slice(0, MAX_AGENT) })
      dropOldest(sessions, MAX_LISTED)
      dropOldest(people, MAX_PEOPLE)
    },
    async end(id, subject, expiresAtMs) {
      const known = await loadEnded()
      known.set(id, expiresAtMs)
      people.get(subject)?.delete(id)
      const nowMs = systemClock().getTime()
      for (const [old, until] of known) if (until < nowMs) known.delete(old)
      await kept.save([...known].map(([one, until]) => ({ id: one, expiresAtMs: until })))
    },
    isEnded: async (id) => (await loadEnded()).has(id),
    async listOf(subject, nowMs) {
      return openOf([...(people.get(subject)?.values() ?? [])], nowMs)
    },
    async listStaff(nowMs, offset) {
      const page = [...people.values()].reverse().slice(offset, offset + STAFF_ON_PAGE)
      const sessions = openOf(
        page.flatMap((own) => [...own.values()]),
        nowMs,
      )
      return { sessions, nextOffset: toNextOffset(offset, page.length) }
    },
  }
}

/** Null behind a page that is not full. */
export function toNextOffset(offset: number, found: number): number | null {
  return found < STAFF_ON_PAGE ? null : offset + found
}

/** The sessions that have not expired, the one that was seen last first. */
export function openOf<Session extends ListedSession>(
  sessions: readonly Session[],
  nowMs: number,
): Session[] {
  return sessions
    .filter(({ expiresAtMs }) => expiresAtMs > nowMs)
    .sort((a, b) => b.lastSeenAtMs - a.lastSeenAtMs)
}

/** Maps keep the order of insertion. */
function dropOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return
    map.delete(key)
  }
}
