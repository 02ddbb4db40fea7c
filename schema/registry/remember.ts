/** The same text makes the same: who checks what was just built, or changes one of two, waits once. */
export function remember<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>()
  return (text) => {
    const known = made.get(text) ?? make(text)
    made.set(text, known)
    return known
  }
}
