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

/**
 * Sessions of staff beside their cookies: which there are, and which have been ended. A cookie cannot be called
 * back, so an ended session is remembered until its cookie would have expired.
 */
export interface SessionRegistry {
  see(session: PortalSession, agent: string, nowMs: number): Promise<void>
  end(id: string, subject: string, expiresAtMs: number): Promise<void>
  isEnded(id: string): Promise<boolean>
  listOf(subject: string, nowMs: number): Promise<readonly ListedSession[]>
}

/** Of one person; the oldest ones leave the list, not the portal. */
export const MAX_LISTED = 50
const MAX_PEOPLE = 10_000
const MAX_AGENT = 200

export interface EndedSession {
  id: string
  expiresAtMs: number
}

export interface EndedSessions {
  load(): Promise<readonly EndedSession[]>
  save(ended: readonly EndedSession[]): Promise<void>
}

/** Of a single process; `kept` outlasts its restart. */
export function makeSessionRegistry(kept: EndedSessions): SessionRegistry {
  const people = new Map<string, Map<string, ListedSession>>()
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
    async see({ id, subject, startedAtMs, expiresAtMs }, agent, nowMs) {
      const sessions = people.get(subject) ?? new Map<string, ListedSession>()
      people.delete(subject)
      people.set(subject, sessions)
      sessions.delete(id)
      const listed = { id, startedAtMs, expiresAtMs, lastSeenAtMs: nowMs }
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
  }
}

/** Maps keep the order of insertion. */
function dropOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return
    map.delete(key)
  }
}
