/**
 * Carries wake-ups between those who change data and those who follow it. A lost wake-up only
 * delays: whoever listens also looks for itself from time to time.
 */
export interface Bus {
  publish(topic: string, key: string): void
  /** Calls `listener` with the key of each wake-up; the returned function ends that. */
  subscribe(topic: string, listener: (key: string) => void): () => void
}

/**
 * Says that who a credential stands for has changed: the subject of an installation's tokens, or
 * `club:` and the id of a club, whose every installation is meant.
 */
export const CALLERS_TOPIC = 'callers'

/** Key of `CALLERS_TOPIC` for all installations of a club. */
export function toClubKey(clubId: string): string {
  return `club:${clubId}`
}

/** The bus of a single process. */
export function makeLocalBus(): Bus {
  const listeners = new Map<string, Set<(key: string) => void>>()

  return {
    publish(topic, key) {
      for (const listener of listeners.get(topic) ?? []) listener(key)
    },
    subscribe(topic, listener) {
      const ofTopic = listeners.get(topic) ?? new Set()
      listeners.set(topic, ofTopic.add(listener))
      return () => void ofTopic.delete(listener)
    },
  }
}
