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
 * Says that who a credential stands for has changed: the subject of its tokens, the hash of an API
 * key, or ALL_CALLERS.
 */
export const CALLERS_TOPIC = 'callers'

/** Key of `CALLERS_TOPIC` where one change concerns many callers at once. */
export const ALL_CALLERS = '*'

/** The same bus for the processes of one owner, whom others' wake-ups do not wake. Callers concern everybody. */
export function busOfOwner(bus: Bus, owner: string): Bus {
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
