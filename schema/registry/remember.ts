/** Memoizes by text: a check after a build, or of one changed text, does not repeat the work. */
export function remember<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>()
  return (text) => {
    const known = made.get(text) ?? make(text)
    made.set(text, known)
    return known
  }
}
