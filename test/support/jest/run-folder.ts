import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** The f_type of a tmpfs, as statfs(2) gives it. */
const TMPFS = 0x01021994
const NEEDED_BYTES = 4 * 2 ** 30

/**
 * A folder for the files of a run: in memory if there is room, because a disk takes five times as long to create and
 * drop the databases of a suite.
 */
export async function makeRunFolder(): Promise<string> {
  const parent = (await hasRoom(MEMORY)) ? MEMORY : tmpdir()
  await removeAbandoned(parent)
  return mkdtemp(join(parent, `clubgate-test-${process.pid}-`))
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { type, bavail, bsize } = await statfs(folder)
    return type === TMPFS && bavail * bsize >= NEEDED_BYTES
  } catch {
    return false
  }
}

/** Removes the folders of runs that were killed: they would fill the memory. */
export async function removeAbandoned(parent: string): Promise<void> {
  const names = await readdir(parent)
  const abandoned = names.filter((name) => {
    const [, pid] = name.match(/^clubgate-test-(\d+)-/) ?? []
    return pid !== undefined && !isRunning(Number(pid))
  })
  for (const name of abandoned) await rm(join(parent, name), { recursive: true, force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
