import { access, constants, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { privateTemporaryFolder } from '../../../platform/files/private-temporary-folder.ts'
import { StartupError } from '../../../platform/startup-error.ts'
import { exists } from '../exists.ts'
import { fetchDebianPackages } from './fetch-debian-packages.ts'

export interface PrivateCopyOptions<T> {
  /** Begins the names of the cached folders. */
  name: string
  packages: readonly string[]
  /** Another release than the machine's; the copy then runs on a C library of its own. */
  suite?: string
  cacheDir: string
  /** Looks at an extracted copy; null when it does not run on this machine. */
  open: (root: string) => Promise<T | null>
  say: (line: string) => void
  signal?: AbortSignal | undefined
}

/** A private copy of a server program: the cached one, or one fetched now and cached. */
export async function getPrivateCopy<T>(options: PrivateCopyOptions<T>): Promise<T> {
  const folder = `${options.name}-${await nameOfSystem()}-${process.arch}`
  const cacheDir = (await isWritable(options.cacheDir))
    ? options.cacheDir
    : await privateTemporaryFolder('cache')
  const root = join(cacheDir, folder)
  const isTaken = await exists(root)
  // A cache that cannot be written to may still hold a copy.
  const cached = (await options.open(join(options.cacheDir, folder))) ?? (await options.open(root))
  if (cached !== null) return cached

  // What stood there does not run, after an upgrade of the system for example. What has appeared
  // there since is another process's fresh copy.
  if (isTaken) await rm(root, { recursive: true, force: true })
  await fetchDebianPackages({ ...options, into: root })
  const fetched = await options.open(root)
  if (fetched === null) throw new StartupError(`The copy fetched into ${root} does not run here.`)

  return fetched
}

/** Where the libraries of an extracted copy lie, in the form of LD_LIBRARY_PATH. */
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

/** Copies of one release need not run on another one that shares the home directory. */
async function nameOfSystem(): Promise<string> {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '')
  const id = release.match(/^ID="?([\w.-]+)/m)?.[1]
  const version = release.match(/^VERSION_ID="?([\w.-]+)/m)?.[1]
  return [id ?? process.platform, version].filter(Boolean).join('-')
}

async function isWritable(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
