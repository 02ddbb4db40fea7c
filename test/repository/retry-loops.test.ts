import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'

const ROOT = new URL('../..', import.meta.url)

const ROOMS = [
  ...['platform', 'subgraphs', 'gateway', 'rest-facade', 'portal/server', 'launch', 'sandbox'],
]

/** Ways to wait in Node. */
const WAITS =
  /\b(?:setTimeout|setInterval)\(|from 'node:timers\/promises'|retryStrategy|\bwaitFor\(/

/** The one helper that decides how long a loop waits after a fault. */
const BACKOFF = /from '(?:\.\.?\/)+(?:(?:platform\/)?limits\/)?backoff\.ts'/

/** Loops that try something again after it failed: each waits by the backoff helper. */
const RETRIES: readonly string[] = [
  'gateway/club-state/sync-inactive-clubs.ts',
  'launch/process/cluster/supervise-workers.ts',
  'platform/bus/redis.ts',
  'rest-facade/club/event-socket/club-feed.ts',
  'sandbox/embedded-database/supervise-server.ts',
  'subgraphs/club/match-sessions/clock/jobs.ts',
  'subgraphs/foundation/database/conflict-retries.ts',
  'subgraphs/foundation/jobs/named-lease.ts',
  'subgraphs/foundation/jobs/work-queue/wakeable-loop.ts',
]

/** Files that wait, and try nothing again by it. */
const OTHERS: Readonly<Record<string, string>> = {
  'gateway/authentication/recheck-subscription.ts':
    'checks an authorization at its expiry and each minute',
  'launch/process/signals/start-tracing.ts': 'bounds how long a stop waits for a collector',
  'launch/process/signals/request-log.ts': 'stores a batch each second; a failed one is left out',
  'launch/process/signals/drop-unread-lines.ts':
    'bounds how long the last lines of the log wait for their reader',
  'launch/process/cluster/roll-workers.ts': 'bounds the start of a new worker',
  'launch/process/cluster/worker-process.ts': 'checks heartbeats, and bounds a scrape',
  'launch/process/cluster/worker-link.ts':
    'sends heartbeats, and looks whether requests are served',
  'launch/process/listening/listen-at-socket.ts':
    'looks for the file of its socket every five seconds',
  'launch/process/accept-requests.ts': 'gives balancers time before the listener closes',
  'subgraphs/foundation/jobs/database-clock.ts': 'compares clocks at its next turn anyway',
  'platform/limits/backoff.ts': 'is the helper',
  'platform/http/bounded-server.ts': 'bounds the end of a server',
  'platform/http/release-ended-sockets.ts': 'bounds how long an ended socket stays',
  'platform/metrics/scrape.ts': 'bounds how long a scrape waits for the database',
  'platform/network/subscriptions/endpoint-subscriptions.ts': 'checks authorizations each minute',
  'platform/network/calls/pending-call.ts': 'bounds one call',
  'platform/network/calls/call-socket.ts': 'pings its peer, and bounds the age of a socket',
  'platform/network/calls/call-endpoint.ts': 'ends sockets whose peer takes nothing',
  'platform/network/subscriptions/subscription-clients.ts': 'bounds a pong',
  'platform/network/subscriptions/subscriptions.ts': 'bounds an acceptance',
  'platform/log.ts': 'writes the lines that have waited',
  'platform/limits/yield-to-event-loop.ts': 'yields to the event loop',
  'platform/sockets/close-sockets.ts': 'bounds a closing handshake',
  'platform/sockets/event-stream-writer.ts': 'pings its peer',
  'gateway/http/server-sent-events.ts': 'bounds the end of streams',
  'platform/sockets/serve-graphql-socket.ts': 'pings its peer',
  'rest-facade/club/event-socket/socket-timers.ts':
    'pings, checks authorizations, ends old sockets',
  'rest-facade/club/event-socket/pump.ts': 'bounds how long a socket may not drain',
  'rest-facade/club/event-socket/throttle.ts': 'spreads wake-ups',
  'portal/server/operations/portal-sockets.ts': 'checks sessions and their rights',
  'sandbox/embedded-database/end-servers.ts': 'waits for a process to end',
  'sandbox/embedded-database/server-process.ts': 'waits for a server to start, and bounds its stop',
  'sandbox/landing/landing-page.ts': 'is a script of a page, which names a button again',
  'sandbox/simulator/real-world.ts': 'lets simulated time pass',
  'subgraphs/club/installations/jobs.ts': 'makes one pass a minute, whatever the last one met',
  'subgraphs/foundation/backup/backup-connection.ts': 'bounds how long the server may send no row',
  'subgraphs/foundation/change/notice-publisher.ts':
    'announces the last of many changes at the end of half a second',
  'subgraphs/foundation/event-log/tail.ts': 'reads a hole in the log again until it waits no more',
  'subgraphs/foundation/event-log/log-followers.ts':
    'looks at the heads every five seconds, in one query',
  'subgraphs/foundation/jobs/retention.ts': 'purges every five minutes',
  'subgraphs/foundation/database/time-limits.ts': 'bounds statements and transactions',
  'subgraphs/foundation/webhooks/host-connection.ts': 'bounds the opening of a connection',
}

const files = ROOMS.flatMap((room) =>
  readdirSync(new URL(room, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${room}/${name}`),
)

const textOf = (file: string) => readFileSync(new URL(file, ROOT), 'utf8')

describe('a loop that tries again after a fault', () => {
  test('is in the list, as is every other file that waits', () => {
    const waiting = files.filter((file) => WAITS.test(textOf(file)))
    expect(waiting.toSorted()).toEqual([...RETRIES, ...Object.keys(OTHERS)].toSorted())
  })

  test.each(RETRIES)('waits by the backoff helper in %s', (file) => {
    expect(textOf(file)).toMatch(BACKOFF)
    expect(textOf(file)).toMatch(/\b(?:backoffMs\(|backoff\.next\()/)
  })

  test('of the work queue returns its item by the backoff helper, too', () => {
    const putting = files.filter((file) => /clock\(\)\.getTime\(\) \+/.test(textOf(file)))
    expect(putting.filter((file) => /workItems\.release\(/.test(textOf(file)))).toEqual([])
  })
})
