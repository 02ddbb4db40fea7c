import type { Answer } from '../executor.ts'

/** Answers that wait for whoever follows them. */
export interface AnswerQueue {
  answers: AsyncIterable<Answer>
  /** False when the queue is full; the answer is not in it then. */
  push(answer: Answer): boolean
  /** What is queued is still handed out, then the error once, then the end. */
  end(error?: Error): void
}

type Step = IteratorResult<Answer, undefined>

const DONE: Step = { done: true, value: undefined }

/** A queue of at most `limit` answers; `onLeave` is called when its follower goes. */
export function makeAnswerQueue(limit: number, onLeave: () => void): AnswerQueue {
  const queued: Answer[] = []
  const waiting: PromiseWithResolvers<Step>[] = []
  let hasEnded = false
  let fault: Error | null = null

  const settle = (follower: PromiseWithResolvers<Step>) => {
    if (fault) follower.reject(fault)
    else follower.resolve(DONE)
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

    const follower = Promise.withResolvers<Step>()
    if (hasEnded) settle(follower)
    else waiting.push(follower)
    return follower.promise
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
      const follower = waiting.shift()
      if (follower) follower.resolve({ done: false, value: answer })
      else if (queued.length < limit) queued.push(answer)
      else return false
      return true
    },
    end,
    answers: { [Symbol.asyncIterator]: () => ({ next, return: leave }) },
  }
}
