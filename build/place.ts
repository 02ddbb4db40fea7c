import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** No build takes that long: a temporary folder of this age is that of a process that was killed. */
const ABANDONED_AFTER_MS = 10 * 60_000

/** Written last: the hash of the inputs of a complete folder, and which parts it has. */
export const STAMP = 'stamp'

/** Null without built files. */
export function readStamp(built: string): string | null {
  try {
    return readFileSync(join(built, STAMP), 'utf8')
  } catch {
    return null
  }
}

/** Replaces `built` by a complete folder. Of two builds at once the later one wins. */
export function putInPlace(made: string, built: string): void {
  const former = `${made}-former`
  for (;;) {
    // A folder in a lower layer of an overlay cannot be renamed (EXDEV).
    if (!tryRename(built, former, 'ENOENT', 'EXDEV'))
      rmSync(built, { recursive: true, force: true })
    const isInPlace = tryRename(made, built, 'ENOTEMPTY')
    rmSync(former, { recursive: true, force: true })
    if (isInPlace) return
  }
}

export function removeAbandoned(built: string): void {
  const folder = dirname(built)
  const temporary = readdirSync(folder).filter((name) => name.startsWith('built.tmp-'))
  for (const path of temporary.map((name) => join(folder, name))) {
    const changedAt = statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Date.now()
    if (Date.now() - changedAt > ABANDONED_AFTER_MS) rmSync(path, { recursive: true, force: true })
  }
}

/** False where the system refuses it with one of these codes. */
function tryRename(from: string, to: string, ...refusals: readonly string[]): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && refusals.includes(String(error.code)))
      return false
    throw error
  }
}
