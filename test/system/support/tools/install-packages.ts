import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readConfig } from '../../../../platform/config/config.ts'
import { exists } from '../../../../sandbox/embedded-database/exists.ts'

/** What `npm ci` installs. */
export interface Packages {
  name: string
  'package.json': string
  'package-lock.json': string
}

const INSTALL_MS = 180_000

/** Installs packages once into the cache of programs for tests, and returns their folder `node_modules`. */
export async function installPackages(
  packages: Packages,
  args: readonly string[] = [],
): Promise<string> {
  const { cacheDir } = readConfig(process.env)
  const lock = hash('sha256', packages['package-lock.json']).slice(0, 12)
  const folder = join(cacheDir, `${packages.name}-${lock}`)
  if (!(await exists(folder))) await installInto(folder, packages, args)
  return join(folder, 'node_modules')
}

/** Into a temporary folder first, so that the one with the name is always complete. */
async function installInto(
  folder: string,
  packages: Packages,
  args: readonly string[],
): Promise<void> {
  await mkdir(join(folder, '..'), { recursive: true })
  const partial = await mkdtemp(`${folder}.`)
  try {
    for (const file of ['package.json', 'package-lock.json'] as const)
      await writeFile(join(partial, file), packages[file])
    const command = ['ci', '--ignore-scripts', '--no-audit', ...args]
    await promisify(execFile)('npm', command, { cwd: partial, timeout: INSTALL_MS })
    await rename(partial, folder).catch(async (error: unknown) => {
      // Another process was faster.
      if (!(await exists(folder))) throw error
    })
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}
