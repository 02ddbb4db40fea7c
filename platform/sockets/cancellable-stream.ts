import type { Answer } from '../executor.ts'

type Step = IteratorResult<Answer, undefined>

/** The answers of another iterable, until `end` breaks them off with an error. */
export interface EndableAnswers extends AsyncIterable<Answer> {
  end(error: Error): void
  /** Not a generator's: its follower may leave while it waits. */
  return(): Promise<Step>
}

export function makeEndable(answers: AsyncIterable<Answer>, onEnd: () => void): EndableAnswers {
  const source = answers[Symbol.asyncIterator]()
  let fault: Error | null = null
  let reject: (error: Error) => void = () => {}
  const leave = async (): Promise<Step> => {
    onEnd()
    await source.return?.()
    return { done: true, value: undefined }
  }

  const next = async (): Promise<Step> => {
    if (fault) throw fault
    const waiting = Promise.withResolvers<Step>()
    reject = waiting.reject
    source.next().then(waiting.resolve, waiting.reject)
    const step = await waiting.promise
    if (step.done) onEnd()
    return step
  }

  return {
    [Symbol.asyncIterator]: () => ({ next, return: leave }),
    return: leave,
    end(error) {
      fault = error
      reject(error)
      void leave().catch(() => {})
    },
  }
}
