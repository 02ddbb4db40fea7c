import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { StartupError } from '../startup-error.ts'

/**
 * Creates a folder and its missing ancestors. Node's recursive mkdir never ends where the system answers ENOENT below
 * an existing folder, as it does below /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  const missing: string[] = []
  for (let folder = resolve(path); !(await isFolder(folder)); folder = dirname(folder))
    missing.unshift(folder)
  for (const folder of missing) await makeOne(folder, mode)
}

async function makeOne(folder: string, mode: number | undefined): Promise<void> {
  try {
    await mkdir(folder, mode)
  } catch (fault) {
    // Another process may create the same folder.
    if (codeOf(fault) !== 'EEXIST') throw notWritable(folder, fault)
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    if ((await stat(path)).isDirectory()) return true
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return false
    throw notWritable(path, fault)
  }
  throw new StartupError(`${path} is not a folder.`)
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'another user owns it',
  EPERM: 'another user owns it',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'a part of its path is a file',
}

function notWritable(folder: string, cause: unknown): StartupError {
  const code = String(codeOf(cause))
  const reason = REASONS[code] ?? code
  return new StartupError(`The folder ${folder} cannot be written: ${reason}.`, { cause })
}

function codeOf(fault: unknown): string | undefined {
  return (fault as NodeJS.ErrnoException).code
}
