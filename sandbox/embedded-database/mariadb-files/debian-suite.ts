import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../../platform/config/files/make-folder.ts'
import { StartupError } from '../../../platform/config/startup-error.ts'

/**
 * Settings for apt with one Debian suite of the machine's mirror and no installed packages, so that it lists all
 * dependencies of a package. Signature checks stay on.
 */
export async function settingsOfSuite(apt: string, suite: string): Promise<string> {
  const folder = join(apt, 'etc')
  await makeFolder(folder)
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg'
  const source = `deb [signed-by=${keys}] ${await findMirror()} ${suite} main\n`
  await writeFile(join(folder, 'sources.list'), source)
  await writeFile(join(folder, 'status'), '')

  // The package lists of a snapshot mirror have expired.
  return `
Dir::State::status "${folder}/status";
Dir::Etc::sourcelist "${folder}/sources.list";
Dir::Etc::sourceparts "${folder}/none";
pkgCacheGen::Essential "none";
Acquire::Check-Valid-Until "false";
`
}

async function findMirror(): Promise<string> {
  const parts = '/etc/apt/sources.list.d'
  const names = await readdir(parts).catch(() => [])
  const files = ['/etc/apt/sources.list', ...names.map((name) => join(parts, name))]
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')))
  const addresses = texts.join('\n').matchAll(/^(?:URIs:|deb(?:[ \t]+\[[^\]\n]*\])?)[ \t]+(\S+)/gm)
  const mirror = [...addresses].find(([, address]) => /\/debian\/?$/.test(address ?? ''))?.[1]
  if (mirror === undefined)
    throw new StartupError('The machine is not set up for a mirror of Debian.')

  return mirror
}
