import { afterEach, describe, expect, test } from '@jest/globals'
import type { Answer, Executor } from '../../../../platform/executor.ts'
import type { Log } from '../../../../platform/log.ts'
import {
  type ClubFeed,
  startClubFeed,
} from '../../../../rest-facade/club/event-socket/club-feed.ts'
import type { RestFacade } from '../../../../rest-facade/server.ts'
import { Problem } from '../../../../schema/problem.ts'
import { testLog } from '../../../support/log/test-log.ts'
import { until } from '../../../support/time/until.ts'

let feed: ClubFeed | undefined
afterEach(() => feed?.stop())

/** A gateway that refuses so many subscriptions before it accepts one. */
function startFeed(refusals: number) {
  const lines: [level: string, event: unknown][] = []
  let attempts = 0
  const note = (level: string) => (fields: object) =>
    void lines.push([level, 'event' in fields ? fields.event : null])
  const log: Log = Object.assign(Object.create(testLog), {
    ...{ warn: note('warn'), info: note('info'), debug: note('debug') },
  })
  const subscribe: Executor['subscribe'] = async () => {
    attempts += 1
    if (attempts <= refusals) throw new Problem('dependency_unavailable', 'The gateway is away.')
    return (async function* (): AsyncGenerator<Answer> {
      yield { data: { clubEvents: { position: '7', event: null } } }
      await new Promise(() => {})
    })()
  }
  const facade = { executor: { subscribe }, log, publicUrl: 'http://clubgate.test' }
  feed = startClubFeed(facade as unknown as RestFacade, 'club-1', { firstMs: 1, maxMs: 2 })
  return { feed, lines, attempts: () => attempts }
}

describe('the feed of a club', () => {
  test('subscribes again until it is accepted, and logs one warning for the whole outage', async () => {
    const { feed, lines, attempts } = startFeed(20)
    await until(() => feed.recent() !== null)
    expect(attempts()).toBe(21)
    expect(lines.filter(([level]) => level === 'warn')).toEqual([['warn', 'club_feed.failed']])
    expect(lines.at(-1)).toEqual(['info', 'club_feed.resumed'])
  })
})
