import type { Answer } from '../executor.ts'

type Step = IteratorResult<Answer, undefined>

/** Answers of a source that `end` can cancel with an error. */
export interface CancellableStream extends AsyncIterable<Answer> {
  end(error: Error): void
  /** Not a generator: return() must not wait for the pending next(). */
  return(): Promise<Step>
}

export function makeCancellableStream(
  answers: AsyncIterable<Answer>,
  onEnd: () => void,
): CancellableStream {
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
