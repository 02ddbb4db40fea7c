import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { BUILT, BUILT_IS_MISSING } from '../schema/built.ts'
import { hashInputs } from './inputs.ts'
import { hasDevelopmentTools, toStamp } from './needs.ts'
import { readStamp } from './place.ts'

const ROOT = join(import.meta.dirname, '..')
const CLIENT = join(ROOT, 'clients/typescript/src/schema')

const BUILT_IS_OLD = 'built/ is that of other sources. Run "npm run build", or install by "npm ci".'

/** Builds where the built files are not those of the present sources. Returns false, after a message, where it cannot. */
export function ensureBuilt({ isInstallation = false } = {}): boolean {
  const stamp = readStamp(BUILT.folder)
  if (!mayBuild(isInstallation)) {
    if (stamp === null) console.error(BUILT_IS_MISSING)
    else if (!isCurrent(stamp)) console.error(BUILT_IS_OLD)
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
  if (stamp === null || stamp !== readStamp(CLIENT)) return false
  const inputs = hashInputs(ROOT)
  if (stamp === toStamp(inputs, 'whole')) return true
  return !hasDevelopmentTools() && stamp === toStamp(inputs, 'without types')
}
