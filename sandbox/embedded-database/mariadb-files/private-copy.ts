import { access, constants, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../../platform/config/files/make-folder.ts'
import { privateTemporaryFolder } from '../../../platform/config/files/private-temporary-folder.ts'
import { StartupError } from '../../../platform/config/startup-error.ts'
import { exists } from '../exists.ts'
import { fetchDebianPackages } from './fetch-debian-packages.ts'

export interface PrivateCopyOptions<T> {
  /** Prefix of the cached folders. */
  name: string
  packages: readonly string[]
  /** A release other than the machine's; the copy then has its own C library. */
  suite?: string
  cacheDir: string
  /** Checks an extracted copy; null if it does not run on this machine. */
  open: (root: string) => Promise<T | null>
  say: (line: string) => void
  signal?: AbortSignal | undefined
}

/** A private copy of a server program, from the cache or downloaded. */
export async function getPrivateCopy<T>(options: PrivateCopyOptions<T>): Promise<T> {
  const folder = `${options.name}-${await nameOfSystem()}-${process.arch}`
  const cacheDir = (await isWritable(options.cacheDir))
    ? options.cacheDir
    : await privateTemporaryFolder('cache')
  const root = join(cacheDir, folder)
  const isTaken = await exists(root)
  // A read-only cache can still have a copy.
  const cached = (await options.open(join(options.cacheDir, folder))) ?? (await options.open(root))
  if (cached !== null) return cached

  // Replaces a copy that does not run, for example after a system upgrade; a copy that appeared meanwhile is the
  // fresh one of another process.
  if (isTaken) await rm(root, { recursive: true, force: true })
  await fetchDebianPackages({ ...options, into: root })
  const fetched = await options.open(root)
  if (fetched === null) throw new StartupError(`The copy fetched into ${root} does not run here.`)

  return fetched
}

/** Library folders of an extracted copy in the form of LD_LIBRARY_PATH. */
export async function libraryPathOf(root: string): Promise<string> {
  const tops = ['lib', 'lib64', 'usr/lib', 'usr/lib64'].map((top) => join(root, top))
  const nested = await Promise.all(tops.map(foldersIn))
  const folders = [...tops, ...nested.flat()]
  const holding = await Promise.all(folders.map(holdsLibraries))
  return folders.filter((_, index) => holding[index]).join(':')
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name))
}

async function holdsLibraries(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => [])
  return names.some((name) => /^lib.*\.so(\.|$)/.test(name))
}

/** Machines with a shared home directory can have different releases. */
async function nameOfSystem(): Promise<string> {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '')
  const id = release.match(/^ID="?([\w.-]+)/m)?.[1]
  const version = release.match(/^VERSION_ID="?([\w.-]+)/m)?.[1]
  return [id ?? process.platform, version].filter(Boolean).join('-')
}

async function isWritable(folder: string): Promise<boolean> {
  try {
    await makeFolder(folder)
    await access(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
