import { setTimeout as delay } from 'node:timers/promises'
import { makeBoundedCache } from '../bounded-cache.ts'

/** A process that is frozen or blocks its event loop for longer keeps its lease. */
const ANSWER_MS = 250
const MAX_RECALLS = 1_000

interface Recall {
  answers: number
  listener: () => void
}

/** Answers of other processes to recalls, by the recall's number. */
export function makeRecalls(answerMs = ANSWER_MS) {
  const recalls = makeBoundedCache<number, Recall>(MAX_RECALLS)
  // Answers may arrive before it is known how many there will be.
  const find = (number: number): Recall => {
    const recall = recalls.get(number) ?? { answers: 0, listener: () => {} }
    recalls.set(number, recall)
    return recall
  }

  return {
    answered(number: number): void {
      const recall = find(number)
      recall.answers += 1
      recall.listener()
    },
    /** Resolves when so many processes have answered, at the latest after `answerMs`, 250 by default. */
    async untilAnswered(number: number, processes: number): Promise<void> {
      const recall = find(number)
      const timeout = new AbortController()
      const { signal } = timeout
      const whole = new Promise<void>((resolve) => {
        recall.listener = () => recall.answers >= processes && resolve()
        recall.listener()
      })
      await Promise.race([whole, delay(answerMs, undefined, { signal }).catch(() => {})])
      timeout.abort()
      recalls.delete(number)
    },
  }
}
