import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Metafile } from 'esbuild'

/** Licences of the packages whose code the built files contain. */
export function toNotices({ inputs }: Metafile, folder: string): string {
  const packages = new Set(Object.keys(inputs).flatMap((input) => packageFolderOf(input) ?? []))
  return [...packages]
    .map((input) => toNotice(resolve(folder, input)))
    .sort()
    .join('\n\n')
}

function packageFolderOf(input: string): string | null {
  return /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? null
}

function toNotice(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { name, version, license } = manifest as Record<string, string>
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
  const path = file === undefined ? null : join(folder, file)
  const text = path !== null && existsSync(path) ? readFileSync(path, 'utf8').trim() : license
  return `${name} ${version}\n\n${text}\n`
}
