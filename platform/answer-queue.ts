import type { Answer } from './executor.ts'

/** Answers that wait for whoever follows them. */
export interface AnswerQueue {
  answers: AsyncIterable<Answer>
  /** False when the queue is full; the answer is not in it then. */
  push(answer: Answer): boolean
  /** What is queued is still handed out, before the error or the end. */
  end(error?: unknown): void
}

type Step = IteratorResult<Answer, undefined>

const DONE: Step = { done: true, value: undefined }

/** A queue of at most `limit` answers; `onLeave` is called when its follower goes. */
export function makeAnswerQueue(limit: number, onLeave: () => void): AnswerQueue {
  const queued: Answer[] = []
  const waiting: PromiseWithResolvers<Step>[] = []
  let ending: { error?: unknown } | null = null

  const end = (error?: unknown) => {
    ending ??= error === undefined ? {} : { error }
    for (const follower of waiting.splice(0)) settle(follower, ending)
  }

  return {
    push(answer) {
      if (ending) return true
      const follower = waiting.shift()
      if (follower) follower.resolve({ done: false, value: answer })
      else if (queued.length >= limit) return false
      else queued.push(answer)
      return true
    },
    end,
    answers: {
      [Symbol.asyncIterator]: () => ({
        next() {
          const answer = queued.shift()
          if (answer) return Promise.resolve({ done: false, value: answer })

          const follower = Promise.withResolvers<Step>()
          if (ending) settle(follower, ending)
          else waiting.push(follower)
          // An error is thrown once; what follows is the end.
          if (ending) ending = {}
          return follower.promise
        },
        async return() {
          queued.length = 0
          end()
          onLeave()
          return DONE
        },
      }),
    },
  }
}

function settle(follower: PromiseWithResolvers<Step>, ending: { error?: unknown }): void {
  if ('error' in ending) follower.reject(ending.error)
  else follower.resolve(DONE)
}
