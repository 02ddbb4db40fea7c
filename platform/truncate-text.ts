/** What a client sent, as far as it is said back to them: its beginning and its end. */
export function cutShort(text: string, head: number, tail = 0): string {
  if (text.length <= head + tail) return text

  return `${text.slice(0, head)}…${text.slice(text.length - tail)}`.toWellFormed()
}

/**
 * What graphql-js says of a variable that does not fit: all of its value, then why, which may hold the
 * value once more.
 */
export function cutMessage({ message, originalError }: Fault): string {
  const why = originalError?.message ?? ''
  const what = message.slice(0, message.length - why.length)
  return `${cutShort(what, 200, 200)}${cutShort(why, 200, 200)}`
}

interface Fault {
  message: string
  originalError: Error | undefined
}
