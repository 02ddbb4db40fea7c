import { Problem } from '../schema/problem.ts'

/** The message of an error in one line; where it only wraps another one, that one's. */
export function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause, code } = error as NodeJS.ErrnoException
  const [first] = error instanceof AggregateError ? error.errors : [cause]
  const isWrapper = !message || message === 'fetch failed' || error instanceof Problem
  if (isWrapper && first instanceof Error) return toReason(first)
  return (message || code || error.name).replaceAll(/\s+/g, ' ').trim()
}

/** A sentence of its own. */
export function toSentence(error: unknown): string {
  const reason = toReason(error)
  return /[.!?]$/.test(reason) ? reason : `${reason}.`
}
