import type { Bus } from '../../../platform/bus/bus.ts'
import { makeNoticePublisher } from './notice-publisher.ts'
import { makeNoticeStream, type Noticed, type NoticeStream } from './notice-stream.ts'

/** Names a record of a club that changed without an event of the club; it says nothing about the change. */
export interface ChangeNotice<Kind extends string = string> extends Noticed<Kind> {
  clubId: string
}

/**
 * Wakes those who show a record that changes without an event. Nothing stores a notice: one that the bus loses, or
 * whose process ends between its commit and `publish`, is lost, so a client also reads again at an interval.
 */
export interface ChangeNotices<Kind extends string = string> {
  /** To be called after the commit of the change. Repetitions within half a second are one more notice, at its end. */
  publish(notice: ChangeNotice<Kind>): void
  /** Streams the club's notices, until return() is called; at first, each kind as a whole. */
  follow(clubId: string): NoticeStream<Kind>
  /** Publishes what is delayed, and ends all streams. Later notices are published at once. */
  stop(): void
}

/** Topic of notices; their key is club, kind and id, which is empty for the kind as a whole. */
export const NOTICES_TOPIC = 'change-notices'

/** The notices of this process, which has one subscription to the bus for all streams. */
export function makeChangeNotices<Kind extends string>(
  bus: Bus,
  kinds: readonly Kind[],
): ChangeNotices<Kind> {
  const publisher = makeNoticePublisher((key) => bus.publish(NOTICES_TOPIC, key))
  const streams = new Map<string, Set<NoticeStream<Kind>>>()
  let isStopped = false
  bus.subscribe(NOTICES_TOPIC, (key) => {
    const { clubId, ...noticed } = toNotice(key)
    // A process of another version may publish kinds that this one does not know.
    const kind = kinds.find((known) => known === noticed.kind)
    if (kind === undefined) return
    for (const stream of streams.get(clubId) ?? []) stream.add(kind, noticed.resourceId)
  })

  return {
    publish: (notice) => publisher.publish(toKey(notice)),
    follow(clubId) {
      const ofClub = streams.get(clubId) ?? new Set()
      streams.set(clubId, ofClub)
      const stream = makeNoticeStream(kinds, () => {
        ofClub.delete(stream)
        if (ofClub.size === 0 && streams.get(clubId) === ofClub) streams.delete(clubId)
      })
      ofClub.add(stream)
      if (isStopped) void stream.return()
      return stream
    },
    stop() {
      isStopped = true
      publisher.stop()
      for (const ofClub of [...streams.values()]) for (const stream of ofClub) void stream.return()
    },
  }
}

function toKey({ clubId, kind, resourceId }: ChangeNotice): string {
  return `${clubId} ${kind} ${resourceId ?? ''}`
}

function toNotice(key: string): ChangeNotice {
  const [clubId = '', kind = '', resourceId = ''] = key.split(' ')
  return { clubId, kind, resourceId: resourceId || null }
}
