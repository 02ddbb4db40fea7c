import type { RestFacade } from '../../server.ts'
import { type ClubFeed, startClubFeed } from './club-feed.ts'

/** One feed for each club with connected sockets. */
export interface ClubFeeds {
  join(clubId: string): { feed: ClubFeed; leave(): void }
}

export function makeClubFeeds(facade: RestFacade): ClubFeeds {
  const feeds = new Map<string, { feed: ClubFeed; sockets: number }>()

  return {
    join(clubId) {
      const joined = feeds.get(clubId) ?? { feed: startClubFeed(facade, clubId), sockets: 0 }
      feeds.set(clubId, joined)
      joined.sockets += 1
      return {
        feed: joined.feed,
        leave() {
          joined.sockets -= 1
          if (joined.sockets > 0) return
          feeds.delete(clubId)
          joined.feed.stop()
        },
      }
    },
  }
}
