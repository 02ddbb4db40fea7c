import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { installPackages } from './install-packages.ts'

/**
 * The `node_modules` of the packages that a folder locks, installed once into the cache; null, and a message on stderr,
 * where they cannot be installed.
 */
export async function findPackages(folder: string, what: string): Promise<string | null> {
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const files = {
    'package.json': await read('package.json'),
    'package-lock.json': await read('package-lock.json'),
  }
  return installPackages({ name: basename(folder), files }).then(
    (installed) => join(installed, 'node_modules'),
    (error: Error) => {
      process.stderr.write(`SKIPPED, because ${what} cannot be installed: ${error.message}\n`)
      return null
    },
  )
}
