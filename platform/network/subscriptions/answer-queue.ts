import type { Answer } from '../../executor.ts'

/** Bounded queue between a source of answers and its consumer. */
export interface AnswerQueue {
  answers: AsyncIterable<Answer>
  /** Returns false, and drops the answer, if the queue is full. After the end it drops the answer and returns true. */
  push(answer: Answer): boolean
  /** Ends the queue after its remaining answers. An error rejects the first read after them; later reads are done. */
  end(error?: Error): void
}

type Step = IteratorResult<Answer, undefined>

const DONE: Step = { done: true, value: undefined }

/** Creates a queue of at most `limit` answers; `onLeave` is called when the consumer stops iterating. */
export function makeAnswerQueue(limit: number, onLeave: () => void): AnswerQueue {
  const queued: Answer[] = []
  const waiting: PromiseWithResolvers<Step>[] = []
  let hasEnded = false
  let fault: Error | null = null

  const settle = (consumer: PromiseWithResolvers<Step>) => {
    if (fault) consumer.reject(fault)
    else consumer.resolve(DONE)
    fault = null
  }

  const end = (error?: Error) => {
    if (hasEnded) return
    hasEnded = true
    fault = error ?? null
    waiting.splice(0).forEach(settle)
  }

  const next = (): Promise<Step> => {
    const answer = queued.shift()
    if (answer) return Promise.resolve({ done: false, value: answer })

    const consumer = Promise.withResolvers<Step>()
    if (hasEnded) settle(consumer)
    else waiting.push(consumer)
    return consumer.promise
  }

  const leave = async (): Promise<Step> => {
    queued.length = 0
    end()
    fault = null
    onLeave()
    return DONE
  }

  return {
    push(answer) {
      if (hasEnded) return true
      const read = waiting.shift()
      if (read) read.resolve({ done: false, value: answer })
      else if (queued.length < limit) queued.push(answer)
      else return false
      return true
    },
    end,
    answers: { [Symbol.asyncIterator]: () => ({ next, return: leave }) },
  }
}
