import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the built files are made of, and the versions of the packages that make them. */
export const INPUTS = [
  '{build,clients/typescript/build,platform,provisioning/file,rest-facade,rules,schema,portal/src}/**/*.*',
  '{,portal/}{package,tsconfig}.json',
  'package-lock.json',
]

/** SHA-256 over the paths and contents of all inputs. */
export function hashInputs(root: string): string {
  const sum = createHash('sha256')
  for (const file of globSync(INPUTS, { cwd: root }).sort())
    sum
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return sum.digest('hex')
}
