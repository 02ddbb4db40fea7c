import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exists } from '../../../sandbox/embedded-database/exists.ts'
import { gitEnvironment } from '../../check/changed-files.ts'
import {
  findLastRelease,
  isInClone,
  type Release,
  readAtCommit,
  readReleases,
} from '../../support/source/releases.ts'
import { installPackages } from './tools/install-packages.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The last release as its users have it: its code, with the packages of its own lock. */
export interface ReleaseCheckout extends Release {
  folder: string
  remove(): Promise<void>
}

/** Null, and a message on stderr, where the release is not in the clone or its packages cannot be installed. */
export async function checkOutLastRelease(): Promise<ReleaseCheckout | null> {
  const release = findLastRelease(readReleases())
  if (release === null) return skip('releases.json names no release that promises compatibility')

  const { version, commit } = release
  if (!isInClone(commit))
    return skip(`this clone lacks ${commit}, the commit of ${version} (\`git fetch --unshallow\`)`)

  const workspaces = readWorkspaces(commit)
  const installed = await findPackages(release, workspaces).catch((error: Error) =>
    skip(`the packages of ${version} cannot be installed: ${error.message}`),
  )
  return installed === null ? null : checkOut(release, installed, ['', ...workspaces])
}

interface Lock {
  packages: Record<string, { integrity?: string; dev?: boolean }>
}

/** The folder that has the packages of its lock: this checkout, while it has the same ones. */
async function findPackages(
  { version, commit }: Release,
  workspaces: readonly string[],
): Promise<string> {
  const manifests = ['', ...workspaces].map((folder) => join(folder, 'package.json'))
  const paths = ['package-lock.json', ...manifests]
  const files = Object.fromEntries(paths.map((path) => [path, readAtCommit(commit, path)]))
  const ownLock: Lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'))
  if (hasPackagesOf(JSON.parse(files['package-lock.json'] ?? ''), ownLock)) return ROOT
  return installPackages({ name: `clubgate-${version}`, files }, ['--omit=dev'])
}

/** Packages for tests may differ; what is installed without an integrity is a workspace, which the release brings. */
function hasPackagesOf(release: Lock, own: Lock): boolean {
  return Object.entries(release.packages).every(
    ([path, { integrity, dev }]) => dev || integrity === own.packages[path]?.integrity,
  )
}

function skip(reason: string): null {
  process.stderr.write(`SKIPPED, because ${reason}.\n`)
  return null
}

/** Folders with packages of their own; 1.0.0 has none. */
function readWorkspaces(commit: string): string[] {
  const manifest: { workspaces?: string[] } = JSON.parse(readAtCommit(commit, 'package.json'))
  return manifest.workspaces ?? []
}

async function checkOut(
  release: Release,
  installed: string,
  parts: readonly string[],
): Promise<ReleaseCheckout> {
  const folder = await mkdtemp(join(process.env['TEST_RUN_FOLDER'] ?? tmpdir(), 'release-'))
  const tar = execFileSync('git', ['archive', '--format=tar', release.commit], {
    cwd: ROOT,
    env: gitEnvironment(),
    maxBuffer: 2 ** 30,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: tar })
  for (const part of parts)
    await linkPackages(join(installed, part, 'node_modules'), join(folder, part, 'node_modules'))
  // Its journeys verify webhooks by packages for tests, which come from this checkout.
  await linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'), ['@octokit'])
  // What no commit after 1.0.0 contains.
  if (await exists(join(folder, 'build/build.ts')))
    execFileSync(process.execPath, ['build/build.ts'], { cwd: folder })
  return { ...release, folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Links packages that the folder lacks; workspaces are those of the release. */
async function linkPackages(from: string, to: string, names?: readonly string[]): Promise<void> {
  if (!(await exists(from))) return

  await mkdir(to, { recursive: true })
  const known = new Set(['@clubgate', ...(await readdir(to))])
  const isPackage = (name: string) => !name.startsWith('.') && !known.has(name)
  for (const name of (names ?? (await readdir(from))).filter(isPackage))
    await symlink(join(from, name), join(to, name))
}
