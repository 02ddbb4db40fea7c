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
  let rejectPending: (error: Error) => void = () => {}
  const cancel = async (): Promise<Step> => {
    onEnd()
    await source.return?.()
    return { done: true, value: undefined }
  }

  const next = async (): Promise<Step> => {
    if (fault) throw fault
    const pending = Promise.withResolvers<Step>()
    rejectPending = pending.reject
    source.next().then(pending.resolve, pending.reject)
    const step = await pending.promise
    if (step.done) onEnd()
    return step
  }

  return {
    [Symbol.asyncIterator]: () => ({ next, return: cancel }),
    return: cancel,
    end(error) {
      fault = error
      rejectPending(error)
      void cancel().catch(() => {})
    },
  }
}

/** First answer of a subscription: it was accepted, for which graphql-ws has no message. */
const ACCEPTED: Answer = { data: null }

/** What is published from the first answer on is among the others. */
export function withAcceptance(answers: AsyncIterable<Answer>): AsyncIterable<Answer> {
  const source = answers[Symbol.asyncIterator]()
  let isAccepted = false
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        if (isAccepted) return source.next()
        isAccepted = true
        return { done: false, value: ACCEPTED }
      },
      async return() {
        await source.return?.()
        return { done: true, value: undefined }
      },
    }),
  }
}
