import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const BENCH = join(import.meta.dirname, '..')
const LOCK = join(BENCH, 'package-lock.json')
const INSTALLED = join(BENCH, 'node_modules/.installed-lock.json')

if (readIfThere(INSTALLED) !== readIfThere(LOCK)) {
  console.error('Installing the packages of the bench …')
  const { status } = spawnSync('npm', ['ci'], { cwd: BENCH, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
  copyFileSync(LOCK, INSTALLED)
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
