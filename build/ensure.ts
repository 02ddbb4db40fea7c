import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT, BUILT_IS_MISSING } from '../schema/built.ts'
import { hashInputs } from './inputs.ts'
import { hasDevelopmentTools, toStamp } from './needs.ts'
import { readStamp } from './place.ts'

const ROOT = join(import.meta.dirname, '..')

/** Builds where the built files are not those of the present sources. Returns false, after a message, where it cannot. */
export function ensureBuilt({ isInstallation = false } = {}): boolean {
  const stamp = readStamp(BUILT.folder)
  if (!mayBuild(isInstallation)) {
    if (stamp === null) console.error(BUILT_IS_MISSING)
    return stamp !== null
  }
  if (isCurrent(stamp)) return true

  const command = [join(import.meta.dirname, 'build.ts')]
  return spawnSync(process.execPath, command, { stdio: ['ignore', 2, 2] }).status === 0
}

/** In production only an installation builds: processes are started from what it has made. */
function mayBuild(isInstallation: boolean): boolean {
  if (process.env['NODE_ENV'] === 'production' && !isInstallation) return false
  try {
    accessSync(ROOT, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function isCurrent(stamp: string | null): boolean {
  if (stamp === null || !existsSync(join(ROOT, 'clients/typescript/src/schema/event-types.ts')))
    return false
  const inputs = hashInputs(ROOT)
  return (
    stamp === toStamp(inputs, true) || (!hasDevelopmentTools() && stamp === toStamp(inputs, false))
  )
}

if (import.meta.main) {
  // `npx clubgate` installs, too, by npm's rules for a command of its own folder.
  const isInstallation = process.argv.includes('--install')
  if (!ensureBuilt({ isInstallation })) process.exitCode = 1
}
