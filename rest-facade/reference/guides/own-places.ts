import { resolve } from 'node:path'

export interface OwnPlaces {
  /** Address of this installation. */
  publicUrl: string
  /** Data folder of a sandbox, which has `sandbox.json`; null in PRODUCTION. */
  sandboxDir: string | null
}

const SANDBOX_URL = 'http://127.0.0.1:4000'

/** Commands that need the tokens, or the events, of a sandbox. */
const NEEDS_SANDBOX =
  /\.data\/|sandbox\.json|\bsandbox(?: |\))|\bclubs\.main\b|\bexamples\/|\bclubgate(?:\.cjs)? (?:listen|trigger|token|events)\b/

const BLOCK = /^```(\w*)\n(.*?)^```$/gms

/** Behind the language of a block. */
const MARK = 'sandbox only'

/**
 * A sandbox has its own address and data folder in the place of the default ones. In PRODUCTION a block that needs a
 * sandbox is marked, and the others have the address of this installation.
 */
export function withPlaces(text: string, { publicUrl, sandboxDir }: OwnPlaces): string {
  if (sandboxDir !== null) {
    const folder = `${resolve(sandboxDir)}/`
    return withUrl(text, publicUrl).replaceAll(/(?:\.\/)?\.data\//g, () => folder)
  }
  return text.replaceAll(BLOCK, (block: string, language: string, code: string) =>
    NEEDS_SANDBOX.test(code)
      ? `\`\`\`${language} ${MARK}\n${code}\`\`\``
      : withUrl(block, publicUrl),
  )
}

/** Whether a block has the mark. */
export function hasMarks(text: string): boolean {
  return text.split('\n').some((line) => line.startsWith('```') && line.endsWith(MARK))
}

function withUrl(text: string, publicUrl: string): string {
  return text.replaceAll(SANDBOX_URL, () => publicUrl)
}
