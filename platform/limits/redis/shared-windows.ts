import type { Redis } from 'ioredis'
import { Problem } from '../../../schema/problem.ts'
import { batch } from '../coalesce.ts'
import type { Limit } from '../limit.ts'

/** What limiters publish of windows that others may hold leases of. */
export interface LeaseNotices {
  /** Channel of Redis; a message is a sender, a space and the notice. */
  channel: string
  listen(listener: (notice: string) => void): void
  /** False while notices do not arrive. */
  isHearing(): boolean
}

/** A lease takes one of so many parts of what is left: near the limit each call is counted by itself. */
const SHARES = 16

export interface PointsTake {
  /** Of the limiter. */
  id: string
  /** Points that are spent now. */
  need: number
  /** Points of the former lease that were not spent, which end with it. */
  unused: number
  /** Until the window of the former lease ends. */
  unusedMsLeft: number
  /** Points wanted beyond these. */
  lease: number
  /** Number of the recall of other leases before the calls are counted as exceeding; 0 for none. */
  recall: number
  /** True if the limiter receives its own notices. */
  isHearing: boolean
}

export interface Taken {
  /** Points of the window, leases included. */
  spent: number
  /** Until the window ends. */
  msLeft: number
  /** Points of the lease. */
  lease: number
  /** Limiters that were asked for their leases, in which case nothing was spent. */
  recalled: number
}

export interface ReturnedLease {
  unused: number
  /** Until its window ends. */
  msLeft: number
  windowSeconds: number
  recallerId: string
  recall: string
}

export interface SharedWindows {
  take(limit: Limit, take: PointsTake): Promise<Taken>
  /** Returns a lease that another limiter recalled, and says so to it. */
  giveBack(key: string, lease: ReturnedLease): void
  read(limit: Limit): Promise<Pick<Taken, 'spent' | 'msLeft'>>
}

/** A window that ended meanwhile is not that of a lease: Redis may have stalled, or the command was long on its way. */
const IS_OTHER_WINDOW = `
local function isOtherWindow(msLeft, expectedMsLeft, windowMs)
  return msLeft < 0 or math.abs(msLeft - expectedMsLeft) >= windowMs / 4
end`

/**
 * Windows of limits in Redis. Beside the points of a window stands who holds leases of it: no key while there are none, the
 * limiter if it is one, `*` for several, and `!` once they were recalled, after which there are none. A limiter that takes
 * points beside another's lease publishes the sum, so that the other's answers do not promise what is gone.
 */
const TAKE = `
local id, points, windowMs, need, unused, wanted =
  ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local recall, channel, own = ARGV[7], ARGV[8], tonumber(ARGV[10])
local msLeft = redis.call('pttl', KEYS[1])
${IS_OTHER_WINDOW}
if isOtherWindow(msLeft, tonumber(ARGV[9]), windowMs) then unused = 0 end
local counted = msLeft >= 0 and tonumber(redis.call('get', KEYS[1])) or 0
local spent = math.max(0, counted - unused)
local function set(sum)
  if msLeft >= 0 then return redis.call('incrby', KEYS[1], sum - counted) end
  msLeft = windowMs
  redis.call('set', KEYS[1], sum, 'px', windowMs)
end
if need == 0 and unused == 0 then return { spent, msLeft < 0 and windowMs or msLeft, 0, 0 } end

local holder = redis.call('get', KEYS[2])
local isOthers = holder and holder ~= id
if need > points - spent and isOthers and recall ~= '0' then
  set(spent)
  redis.call('set', KEYS[2], '!', 'px', math.max(1, msLeft))
  local others = redis.call('publish', channel, 'limiter recall ' .. id .. ' ' .. recall .. ' ' .. KEYS[1]) - own
  if others > 0 then return { spent, msLeft, 0, others } end
  counted = spent
end

local lease = math.max(0, math.min(wanted, math.floor((points - spent - need) / ${SHARES})))
if holder == '!' then lease = 0 end
spent = spent + need + lease
set(spent)
if lease > 0 then redis.call('set', KEYS[2], isOthers and '*' or id, 'px', math.max(1, msLeft)) end
if isOthers and holder ~= '!' then
  redis.call('publish', channel, 'limiter taken ' .. id .. ' ' .. spent .. ' ' .. KEYS[1])
end
return { spent, msLeft, lease, 0 }
`

const GIVE_BACK = `
local unused, msLeft = tonumber(ARGV[1]), redis.call('pttl', KEYS[1])
${IS_OTHER_WINDOW}
if unused > 0 and not isOtherWindow(msLeft, tonumber(ARGV[2]), tonumber(ARGV[3])) then
  redis.call('decrby', KEYS[1], math.min(unused, tonumber(redis.call('get', KEYS[1]))))
end
redis.call('publish', ARGV[4], 'limiter returned ' .. ARGV[5] .. ' ' .. ARGV[6] .. ' ' .. KEYS[1])
return 0
`

/** Limits that are read by one pipeline. */
const READ_AT_ONCE = 200

type Script<Answer> = (...parts: readonly (string | number)[]) => Promise<Answer>

interface Scripts {
  takePoints: Script<[spent: number, msLeft: number, lease: number, recalled: number]>
  giveBackPoints: Script<number>
}

export function makeSharedWindows(redis: Redis, channel: string): SharedWindows {
  redis.defineCommand('takePoints', { numberOfKeys: 2, lua: TAKE })
  redis.defineCommand('giveBackPoints', { numberOfKeys: 1, lua: GIVE_BACK })
  const scripts = redis as unknown as Scripts
  const readKey = batch((keys: readonly string[]) => readWindows(redis, keys), READ_AT_ONCE)

  return {
    async take(limit, { id, need, unused, unusedMsLeft, lease, recall, isHearing }) {
      if (redis.status !== 'ready') throw cannotCount(redis.status)

      const key = windowKeyOf(limit)
      const window = [id, limit.points, limit.windowSeconds * 1000]
      const points = [need, unused, lease, recall]
      const former = [Math.round(unusedMsLeft), isHearing ? 1 : 0]
      const answer = await scripts
        .takePoints(key, `${key}:leased`, ...window, ...points, channel, ...former)
        .catch((error) => {
          throw cannotCount(error)
        })
      const [spent, msLeft, granted, recalled] = answer
      return { spent, msLeft, lease: granted, recalled }
    },
    giveBack(key, { unused, msLeft, windowSeconds, recallerId, recall }) {
      const lease = [unused, Math.round(msLeft), windowSeconds * 1000]
      // What cannot be returned counts as spent until the window ends.
      scripts.giveBackPoints(key, ...lease, channel, recallerId, recall).catch(() => {})
    },
    read: (limit) => readKey(windowKeyOf(limit)),
  }
}

/** As processes of earlier releases count, which run beside this one during an upgrade. */
export function windowKeyOf({ name, key }: Limit): string {
  return `rate:${name}:${key}`
}

/** Without a connection a command would wait for one. */
async function readWindows(redis: Redis, keys: readonly string[]) {
  if (redis.status !== 'ready') throw cannotCount(redis.status)

  const commands = keys.flatMap((key) => [
    ['get', key],
    ['pttl', key],
  ])
  const answers = (await redis.pipeline(commands).exec()) ?? []
  const numbers = answers.map(([error, answer]) => {
    if (error) throw cannotCount(error)
    return Number(answer)
  })
  return keys.map((_key, index) => ({
    spent: numbers[2 * index] ?? 0,
    msLeft: numbers[2 * index + 1] ?? 0,
  }))
}

function cannotCount(cause: unknown): Problem {
  const message = 'Requests cannot be counted at the moment.'
  return new Problem('rate_limit_unavailable', message, undefined, { cause })
}
