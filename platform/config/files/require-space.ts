import { statfs } from 'node:fs/promises'
import { StartupError } from '../startup-error.ts'

const BYTES = 1024 * 1024

/** A full disk would end a program in the middle, with words of its own. */
export async function requireSpace(folder: string, neededMib: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const freeMib = Math.floor((bavail * bsize) / BYTES)
  if (freeMib >= neededMib) return

  throw new StartupError(
    `The disk of ${folder} has ${freeMib} MiB free, and ${neededMib} MiB are needed. Free some of it, or choose another folder (DATA_DIR, XDG_CACHE_HOME).`,
  )
}
