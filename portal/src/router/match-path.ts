export type PathParams = Readonly<Record<string, string>>

/** The parts of a path that a pattern such as `/portal/:club/today` names; null for any other path. */
export function matchPath(pattern: string, path: string): PathParams | null {
  const [wanted, given] = [toParts(pattern), toParts(path)]
  if (wanted.length !== given.length) return null

  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decode(value)
    else if (part !== value) return null
  }
  return params
}

function toParts(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
