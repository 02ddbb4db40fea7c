/** True where a language or a region has a name; `Intl` accepts any that is formed well. */
export function isKnownCode(type: 'region' | 'language', code: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined
  } catch {
    return false
  }
}
