import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import { SESSION_MS } from './portal-session.ts'
import { MAX_LISTED, type SessionRegistry } from './session-registry.ts'

/** The commands of Redis that the registry uses. */
export interface RedisOfSessions {
  set(key: string, value: string, mode: 'PX', ms: number): Promise<unknown>
  exists(key: string): Promise<number>
  hset(key: string, field: string, value: string): Promise<unknown>
  hdel(key: string, ...fields: string[]): Promise<unknown>
  hgetall(key: string): Promise<Record<string, string>>
  pexpire(key: string, ms: number): Promise<unknown>
}

const Listed = z.object({
  id: z.string(),
  startedAtMs: z.number(),
  expiresAtMs: z.number(),
  lastSeenAtMs: z.number(),
  agent: z.string(),
})

const MAX_AGENT = 200

/** Of several processes. While Redis cannot be asked, a session might be ended: calls are refused as unavailable. */
export function makeRedisSessions(redis: RedisOfSessions): SessionRegistry {
  return {
    async see({ id, subject, startedAtMs, expiresAtMs }, agent, nowMs) {
      const listed = { id, startedAtMs, expiresAtMs, lastSeenAtMs: nowMs }
      const text = JSON.stringify({ ...listed, agent: agent.slice(0, MAX_AGENT) })
      await asDependency(redis.hset(peopleKey(subject), id, text))
      // As long as the longest of the person's sessions.
      await asDependency(redis.pexpire(peopleKey(subject), SESSION_MS))
    },
    async end(id, subject, expiresAtMs) {
      const leftMs = Math.max(1, expiresAtMs - Date.now())
      await asDependency(redis.set(endedKey(id), '1', 'PX', leftMs))
      await asDependency(redis.hdel(peopleKey(subject), id))
    },
    isEnded: async (id) => (await asDependency(redis.exists(endedKey(id)))) > 0,
    async listOf(subject, nowMs) {
      const kept = Object.values(await asDependency(redis.hgetall(peopleKey(subject))))
      const listed = kept.flatMap((text) => {
        const parsed = Listed.safeParse(JSON.parse(text))
        return parsed.success ? [parsed.data] : []
      })
      const old = listed.filter(({ expiresAtMs }) => expiresAtMs <= nowMs)
      if (old.length > 0)
        await asDependency(redis.hdel(peopleKey(subject), ...old.map(({ id }) => id)))
      return listed
        .filter(({ expiresAtMs }) => expiresAtMs > nowMs)
        .sort((a, b) => b.lastSeenAtMs - a.lastSeenAtMs)
        .slice(0, MAX_LISTED)
    },
  }
}

async function asDependency<T>(command: Promise<T>): Promise<T> {
  return command.catch((cause: unknown) => {
    const message = 'Sessions cannot be looked up at this moment.'
    throw new Problem('dependency_unavailable', message, undefined, { cause })
  })
}

const endedKey = (id: string) => `portal:ended:${id}`
const peopleKey = (subject: string) => `portal:sessions:${subject}`
