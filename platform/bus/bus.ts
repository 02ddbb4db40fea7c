/**
 * Publish/subscribe for wake-ups between writers and consumers. Delivery is best effort: consumers also poll.
 */
export interface Bus {
  publish(topic: string, key: string): void
  /** Calls `listener` with the key of each wake-up; the returned function unsubscribes. */
  subscribe(topic: string, listener: (key: string) => void): () => void
}

/**
 * Invalidates cached callers. The key is the subject of tokens, the hash of an API key, or ALL_CALLERS.
 */
export const CALLERS_TOPIC = 'callers'

/** Key of `CALLERS_TOPIC` for a change that affects many callers. */
export const ALL_CALLERS = '*'

/** The bus with topics prefixed by their owner; `CALLERS_TOPIC` stays global. */
export function scopedBus(bus: Bus, owner: string): Bus {
  const own = (topic: string) => (topic === CALLERS_TOPIC ? topic : `${owner}:${topic}`)
  return {
    publish: (topic, key) => bus.publish(own(topic), key),
    subscribe: (topic, listener) => bus.subscribe(own(topic), listener),
  }
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
