import DataLoader from 'dataloader'

/** Answers all items by one call, in their order. */
type AnswerAll<Item, Answer, Key extends readonly unknown[]> = (
  items: readonly Item[],
  ...key: Key
) => Promise<readonly Answer[]>

/**
 * Concurrent requests are answered by one call, in two forms. Within a request, `batch` collects the items of a
 * tick, such as the parents of all rows of an answer.
 */
export function batch<Item, Answer>(
  answerAll: AnswerAll<Item, Answer, []>,
  maxItems = Infinity,
): (item: Item) => Promise<Answer> {
  const loader = new DataLoader(answerAll, { cache: false, maxBatchSize: maxItems })
  return (item) => loader.load(item)
}

/**
 * Between requests, `coalesce` answers an item at once if no other one of its key is being answered. Items that
 * arrive meanwhile wait for the end of their turn of the event loop and share the next call, so no answer is
 * older than its request.
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
