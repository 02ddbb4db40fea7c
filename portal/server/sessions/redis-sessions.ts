import { z } from 'zod'
import { systemClock } from '../../../platform/time/clock.ts'
import { Problem } from '../../../schema/problem.ts'
import { SESSION_MS } from './portal-session.ts'
import { openOf, type SessionRegistry, STAFF_ON_PAGE, toNextOffset } from './session-registry.ts'

/** The commands of Redis that the registry uses. */
export interface RedisOfSessions {
  set(key: string, value: string, mode: 'PX', ms: number): Promise<unknown>
  exists(key: string): Promise<number>
  hset(key: string, field: string, value: string): Promise<unknown>
  hdel(key: string, ...fields: string[]): Promise<unknown>
  hgetall(key: string): Promise<Record<string, string>>
  pexpire(key: string, ms: number): Promise<unknown>
  zadd(key: string, score: number, member: string): Promise<unknown>
  zrevrange(key: string, start: number, stop: number): Promise<string[]>
  zremrangebyscore(key: string, min: number, max: number): Promise<unknown>
}

const Listed = z.object({
  id: z.string(),
  startedAtMs: z.number(),
  expiresAtMs: z.number(),
  lastSeenAtMs: z.number(),
  agent: z.string(),
  /** Null in what an earlier release wrote. */
  name: z.string().nullable().default(null),
})

const MAX_AGENT = 200

/** Of several processes. While Redis cannot be asked, a session might be ended: calls are refused as unavailable. */
export function makeRedisSessions(redis: RedisOfSessions): SessionRegistry {
  return {
    async see({ id, subject, name, startedAtMs, expiresAtMs }, agent, nowMs) {
      const listed = { id, name, startedAtMs, expiresAtMs, lastSeenAtMs: nowMs }
      const text = JSON.stringify({ ...listed, agent: agent.slice(0, MAX_AGENT) })
      await asDependency(redis.hset(peopleKey(subject), id, text))
      // As long as the longest of the person's sessions.
      await asDependency(redis.pexpire(peopleKey(subject), SESSION_MS))
      await asDependency(redis.zadd(SEEN_KEY, nowMs, subject))
      await asDependency(redis.zremrangebyscore(SEEN_KEY, 0, nowMs - SESSION_MS))
    },
    async end(id, subject, expiresAtMs) {
      const leftMs = Math.max(1, expiresAtMs - systemClock().getTime())
      await asDependency(redis.set(endedKey(id), '1', 'PX', leftMs))
      await asDependency(redis.hdel(peopleKey(subject), id))
    },
    isEnded: async (id) => (await asDependency(redis.exists(endedKey(id)))) > 0,
    async listOf(subject, nowMs) {
      const kept = Object.values(await asDependency(redis.hgetall(peopleKey(subject))))
      const listed = kept.flatMap(toListed)
      const old = listed.filter(({ expiresAtMs }) => expiresAtMs <= nowMs)
      if (old.length > 0)
        await asDependency(redis.hdel(peopleKey(subject), ...old.map(({ id }) => id)))
      return openOf(listed, nowMs)
    },
    async listStaff(nowMs, offset) {
      const last = offset + STAFF_ON_PAGE - 1
      const subjects = await asDependency(redis.zrevrange(SEEN_KEY, offset, last))
      const lists = await Promise.all(
        subjects.map(async (subject) => {
          const kept = Object.values(await asDependency(redis.hgetall(peopleKey(subject))))
          return kept.flatMap(toListed).map((session) => ({ ...session, subject }))
        }),
      )
      const sessions = openOf(lists.flat(), nowMs)
      return { sessions, nextOffset: toNextOffset(offset, subjects.length) }
    },
  }
}

function toListed(text: string) {
  const parsed = Listed.safeParse(JSON.parse(text))
  return parsed.success ? [parsed.data] : []
}

async function asDependency<T>(command: Promise<T>): Promise<T> {
  return command.catch((cause: unknown) => {
    const message = 'Sessions cannot be looked up at this moment.'
    throw new Problem('dependency_unavailable', message, undefined, { cause })
  })
}

/** When each person was seen last. */
const SEEN_KEY = 'portal:people'
const endedKey = (id: string) => `portal:ended:${id}`
const peopleKey = (subject: string) => `portal:sessions:${subject}`
