import { resolve } from 'node:path'
import { needsSandbox } from './sandbox-blocks.ts'

export interface OwnPlaces {
  /** Address of this installation. */
  publicUrl: string
  /** Data folder of a sandbox, which has `sandbox.json`; null in PRODUCTION. */
  sandboxDir: string | null
}

const SANDBOX_URL = 'http://127.0.0.1:4000'

const BLOCK = /^```(\w*)\n(.*?)^```$/gms

/** Behind the language of a block. */
const MARK = 'sandbox only'

/** Of the languages of blocks that show what the one before prints. */
const PRINTED = ['json', 'text']

/**
 * A sandbox has its own address and data folder in the place of the default ones. In PRODUCTION a block that needs a
 * sandbox is marked, and the others have the address of this installation; `bound` is what `needsSandbox` takes.
 */
export function withPlaces(
  text: string,
  { publicUrl, sandboxDir }: OwnPlaces,
  bound: Set<string>,
): string {
  if (sandboxDir !== null) {
    const folder = `${resolve(sandboxDir)}/`
    return withUrl(text, publicUrl).replaceAll(/(?:\.\/)?\.data\//g, () => folder)
  }
  let endOfMarked = 0
  return text.replaceAll(BLOCK, (block: string, language: string, code: string, at: number) => {
    const isPrinted = PRINTED.includes(language) && text.slice(endOfMarked, at).trim() === ''
    if (isPrinted) return block
    if (!needsSandbox(language, code, bound)) return withUrl(block, publicUrl)
    endOfMarked = at + block.length
    return `\`\`\`${language} ${MARK}\n${code}\`\`\``
  })
}

/** Whether a block has the mark. */
export function hasMarks(text: string): boolean {
  return text.split('\n').some((line) => line.startsWith('```') && line.endsWith(MARK))
}

function withUrl(text: string, publicUrl: string): string {
  return text.replaceAll(SANDBOX_URL, () => publicUrl)
}
