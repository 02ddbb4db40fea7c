import { z } from 'zod'
import type { SessionRegistry } from './session-registry.ts'
import { MAX_LISTED } from './session-registry.ts'

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

/** Of several processes. Where Redis cannot be asked, no session is taken as not ended: the call fails. */
export function makeRedisSessions(redis: RedisOfSessions): SessionRegistry {
  return {
    async see({ id, subject, startedAtMs, expiresAtMs }, agent, nowMs) {
      const listed = { id, startedAtMs, expiresAtMs, lastSeenAtMs: nowMs }
      const text = JSON.stringify({ ...listed, agent: agent.slice(0, MAX_AGENT) })
      await redis.hset(peopleKey(subject), id, text)
      await redis.pexpire(peopleKey(subject), Math.max(1, expiresAtMs - nowMs))
    },
    async end(id, subject, expiresAtMs) {
      await redis.set(endedKey(id), '1', 'PX', Math.max(1, expiresAtMs - Date.now()))
      await redis.hdel(peopleKey(subject), id)
    },
    isEnded: async (id) => (await redis.exists(endedKey(id))) > 0,
    async listOf(subject, nowMs) {
      const kept = Object.values(await redis.hgetall(peopleKey(subject)))
      const listed = kept.flatMap((text) => {
        const parsed = Listed.safeParse(JSON.parse(text))
        return parsed.success ? [parsed.data] : []
      })
      const old = listed.filter(({ expiresAtMs }) => expiresAtMs <= nowMs)
      if (old.length > 0) await redis.hdel(peopleKey(subject), ...old.map(({ id }) => id))
      return listed
        .filter(({ expiresAtMs }) => expiresAtMs > nowMs)
        .sort((a, b) => b.lastSeenAtMs - a.lastSeenAtMs)
        .slice(0, MAX_LISTED)
    },
  }
}

const endedKey = (id: string) => `portal:ended:${id}`
const peopleKey = (subject: string) => `portal:sessions:${subject}`
