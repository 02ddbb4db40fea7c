/** Answers that are waited for, by what was asked. */
export type UnderWay<Answer> = Map<string, Promise<Answer>>

/**
 * The answer of `send`, or of the same call that is under way: a second press of a button, before the page has drawn the
 * first one, changes nothing more.
 */
export function shareUnderWay<Variables, Answer>(
  underWay: UnderWay<Answer>,
  variables: Variables,
  send: (variables: Variables) => Promise<Answer>,
): Promise<Answer> {
  const key = JSON.stringify(variables)
  const answer = underWay.get(key) ?? send(variables).finally(() => underWay.delete(key))
  underWay.set(key, answer)
  return answer
}
