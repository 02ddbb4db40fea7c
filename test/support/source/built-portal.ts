import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BUILT } from '../../../schema/built.ts'

const PORTAL = join(BUILT.folder, 'portal')

/** What browsers load of the portal, by path. */
export function readBuiltPortal(): ReadonlyMap<string, Uint8Array> {
  const found = readdirSync(PORTAL, { recursive: true, encoding: 'utf8', withFileTypes: true })
  const files = found.filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => relative(PORTAL, join(parentPath, name)))
  return new Map(paths.sort().map((path) => [path, readFileSync(join(PORTAL, path))]))
}
