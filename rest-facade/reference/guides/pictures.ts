import { readFile } from 'node:fs/promises'
import { REFERENCE_PATH } from '../../refusal.ts'

export const PICTURES_PATH = `${REFERENCE_PATH}/pictures`

/** Pictures of `docs/portal` that guides show. */
export const PICTURES = [
  ...['missing', 'result', 'search', 'today', 'today-phone', 'walk-in', 'walk-in-phone'],
].map((name) => `${name}.png`)

/** Pictures lead to those that this server has. */
export function withServedPictures(prose: string): string {
  return prose.replaceAll(
    /(!\[[^[\]]*\])\([./]*portal\/([\w-]+\.png)\)/g,
    `$1(${PICTURES_PATH}/$2)`,
  )
}

export async function readPictures(): Promise<ReadonlyMap<string, Buffer>> {
  const reads = PICTURES.map(async (name) => {
    const file = new URL(`../../../docs/portal/${name}`, import.meta.url)
    return [name, await readFile(file)] as const
  })
  return new Map(await Promise.all(reads))
}
