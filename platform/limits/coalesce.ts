import DataLoader from 'dataloader'

/** Answers all items by one call, in their order. */
type AnswerAll<Item, Answer, Key extends readonly unknown[]> = (
  items: readonly Item[],
  ...key: Key
) => Promise<readonly Answer[]>

/**
 * Items share one call in two forms. Within a request, `batch` collects the items of a tick, such as the parents of
 * all rows of an answer; between requests, `coalesce` collects the items of a key.
 */
export function batch<Item, Answer>(
  answerAll: AnswerAll<Item, Answer, []>,
  maxItems = Infinity,
): (item: Item) => Promise<Answer> {
  const loader = new DataLoader(answerAll, { cache: false, maxBatchSize: maxItems })
  return (item) => loader.load(item)
}

/**
 * Calls at once for an item if no call of its key is running. Items that arrive meanwhile wait one turn of the event
 * loop, not for the running call, and share a call that begins after they arrived: calls of one key may overlap.
 */
export function coalesce<Item, Answer>(
  answerAll: AnswerAll<Item, Answer, [key: string]>,
): (key: string, item: Item) => Promise<Answer> {
  const loaders = new Map<string, DataLoader<Item, Answer>>()

  const makeLoader = (key: string) => {
    let running = 0
    let isScheduled = false
    const answer = async (items: readonly Item[]) => {
      isScheduled = false
      running += 1
      try {
        return await answerAll(items, key)
      } finally {
        running -= 1
        if (running === 0 && !isScheduled) loaders.delete(key)
      }
    }
    const schedule = (send: () => void) => {
      isScheduled = true
      // A microtask would run before the other connections are read.
      if (running > 0) setImmediate(send)
      else queueMicrotask(send)
    }
    return new DataLoader(answer, { cache: false, batchScheduleFn: schedule })
  }

  return (key, item) => {
    const loader = loaders.get(key) ?? makeLoader(key)
    loaders.set(key, loader)
    return loader.load(item)
  }
}
