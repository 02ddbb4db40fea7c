/** Choices of a reader that the browser keeps; nothing of a club, and no credential. */
export type KeptName = 'language' | 'theme'

const PREFIX = 'clubgate.'

export function kept(name: KeptName): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Browsers that keep nothing forget the choice with the page. */
export function keep(name: KeptName, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    return
  }
}
