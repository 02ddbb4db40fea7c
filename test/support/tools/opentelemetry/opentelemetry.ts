import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readConfig } from '../../../../platform/config/config.ts'
import { exists } from '../../../../sandbox/embedded-database/exists.ts'

const HERE = import.meta.dirname

const FILES = ['package.json', 'package-lock.json']

const INSTALL_MS = 180_000

/** Installs the packages once into the cache of programs for tests, and returns their folder. */
async function install(): Promise<string> {
  const lock = await readFile(join(HERE, 'package-lock.json'), 'utf8')
  const { cacheDir } = readConfig(process.env)
  const folder = join(cacheDir, `opentelemetry-${hash('sha256', lock).slice(0, 12)}`)
  if (await exists(folder)) return folder

  await mkdir(cacheDir, { recursive: true })
  const partial = await mkdtemp(`${folder}.`)
  try {
    for (const file of FILES) await copyFile(join(HERE, file), join(partial, file))
    const args = ['ci', '--ignore-scripts', '--no-audit']
    await promisify(execFile)('npm', args, { cwd: partial, timeout: INSTALL_MS })
    await rename(partial, folder).catch(async (error: unknown) => {
      // Another process was faster.
      if (!(await exists(folder))) throw error
    })
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
  return folder
}

/** For NODE_PATH: the SDK that an operator installs; null, and a message on stderr, where it cannot be installed. */
export const openTelemetryPath = await install().then(
  (folder) => join(folder, 'node_modules'),
  (error: Error) => {
    process.stderr.write(`SKIPPED, because OpenTelemetry cannot be installed: ${error.message}\n`)
    return null
  },
)
