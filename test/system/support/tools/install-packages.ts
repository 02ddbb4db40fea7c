import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { readConfig } from '../../../../platform/config/config.ts'
import { exists } from '../../../../sandbox/embedded-database/exists.ts'

/** What `npm ci` installs: `package.json`, `package-lock.json`, and the manifests of workspaces by their paths. */
export interface Packages {
  name: string
  files: Readonly<Record<string, string>>
}

const INSTALL_MS = 180_000

/** Installs packages once into the cache of programs for tests, and returns the folder that has their `node_modules`. */
export async function installPackages(
  packages: Packages,
  args: readonly string[] = [],
): Promise<string> {
  const { cacheDir } = readConfig(process.env)
  const lock = hash('sha256', packages.files['package-lock.json'] ?? '').slice(0, 12)
  const folder = join(cacheDir, `${packages.name}-${lock}`)
  if (!(await exists(folder))) await installInto(folder, packages, args)
  return folder
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
    for (const [file, text] of Object.entries(packages.files)) {
      await mkdir(dirname(join(partial, file)), { recursive: true })
      await writeFile(join(partial, file), text)
    }
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
