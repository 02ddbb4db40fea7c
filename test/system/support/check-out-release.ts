import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
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

  const file = (name: string) => readAtCommit(commit, name)
  const packages = {
    name: `clubgate-${version}`,
    'package.json': file('package.json'),
    'package-lock.json': file('package-lock.json'),
  }
  const installed = await installPackages(packages, ['--omit=dev']).catch((error: Error) =>
    skip(`the packages of ${version} cannot be installed: ${error.message}`),
  )
  return installed === null ? null : checkOut(release, installed)
}

function skip(reason: string): null {
  process.stderr.write(`SKIPPED, because ${reason}.\n`)
  return null
}

async function checkOut(release: Release, installed: string): Promise<ReleaseCheckout> {
  const folder = await mkdtemp(join(process.env['TEST_RUN_FOLDER'] ?? tmpdir(), 'release-'))
  const tar = execFileSync('git', ['archive', '--format=tar', release.commit], {
    cwd: ROOT,
    env: gitEnvironment(),
    maxBuffer: 2 ** 30,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: tar })
  await linkPackages(installed, join(folder, 'node_modules'))
  if (await exists(join(folder, 'build/build.ts'))) await buildIn(folder)
  return { ...release, folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Makes what is in git of no release after 1.0.0; the portal has a React of its own, which comes from this checkout. */
async function buildIn(folder: string): Promise<void> {
  for (const workspace of ['portal', 'clients/typescript']) {
    const packages = join(ROOT, workspace, 'node_modules')
    if (await exists(packages)) await symlink(packages, join(folder, workspace, 'node_modules'))
  }
  execFileSync(process.execPath, ['build/build.ts'], { cwd: folder })
}

/** Its journeys verify webhooks by packages for tests, which come from this checkout. */
async function linkPackages(installed: string, folder: string): Promise<void> {
  await mkdir(folder)
  const own = join(ROOT, 'node_modules')
  for (const name of await readdir(installed))
    await symlink(join(installed, name), join(folder, name))
  for (const name of ['@octokit'])
    if (!(await exists(join(folder, name)))) await symlink(join(own, name), join(folder, name))
}
