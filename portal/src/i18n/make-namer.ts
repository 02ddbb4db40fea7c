/** Names of codes in the reader's language; a code without one, or with letters of none, as itself. */
export function makeNamer(
  language: string,
  type: 'region' | 'currency' | 'language',
): (code: string) => string {
  const names = new Intl.DisplayNames(language, { type, fallback: 'code' })
  return (code) => {
    try {
      return names.of(code) ?? code
    } catch {
      return code
    }
  }
}
