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
  listOf(subject: string, nowMs: number): Promise<readonly ListedSession[]>
  /** Those of the people who were seen last, at most `MAX_STAFF_SESSIONS`. */
  listStaff(nowMs: number): Promise<readonly StaffSession[]>
}

/** Of one person; the oldest ones leave the list, not the portal. */
export const MAX_LISTED = 50
/** Of all people together, for ADMINs. */
export const MAX_STAFF_SESSIONS = 100
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
      const nowMs = Date.now()
      for (const [old, until] of known) if (until < nowMs) known.delete(old)
      await kept.save([...known].map(([one, until]) => ({ id: one, expiresAtMs: until })))
    },
    isEnded: async (id) => (await loadEnded()).has(id),
    async listOf(subject, nowMs) {
      const sessions = [...(people.get(subject)?.values() ?? [])]
      return sessions.filter(({ expiresAtMs }) => expiresAtMs > nowMs).reverse()
    },
    async listStaff(nowMs) {
      return latestOf(
        [...people.values()].slice(-MAX_STAFF_SESSIONS).flatMap((own) => [...own.values()]),
        nowMs,
      )
    },
  }
}

/** The sessions that were seen last and have not expired. */
export function latestOf(sessions: readonly StaffSession[], nowMs: number): StaffSession[] {
  return sessions
    .filter(({ expiresAtMs }) => expiresAtMs > nowMs)
    .sort((a, b) => b.lastSeenAtMs - a.lastSeenAtMs)
    .slice(0, MAX_STAFF_SESSIONS)
}

/** Maps keep the order of insertion. */
function dropOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return
    map.delete(key)
  }
}
