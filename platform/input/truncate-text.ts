/** Truncates client text for an error message: its first `head` and last `tail` characters. */
export function truncate(text: string, head: number, tail = 0): string {
  if (text.length <= head + tail) return text

  return `${text.slice(0, head)}…${text.slice(text.length - tail)}`.toWellFormed()
}

/**
 * Truncates graphql-js' message about an invalid variable, which contains the whole value, perhaps twice.
 */
export function truncateMessage({ message, originalError }: Fault): string {
  const why = originalError?.message ?? ''
  const what = message.slice(0, message.length - why.length)
  return `${truncate(what, 200, 200)}${truncate(why, 200, 200)}`
}

interface Fault {
  message: string
  originalError: Error | undefined
}
