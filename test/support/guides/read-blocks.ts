/** A fenced block of a page. */
export interface Block {
  /** Line of the opening fence. */
  line: number
  language: string
  text: string
  /** Only blank lines lie between it and the block before. */
  isAdjacent: boolean
  /** The reason of a mark `<!-- not run: … -->` above the fence. */
  notRun: string | null
}

export const RUN_LANGUAGES: readonly string[] = ['sh', 'ts', 'js', 'py', 'graphql']

const FENCE = /^( *)(`{3,})(\S*)/
const MARK = /^<!-- not run: (.*) -->$/

export function readBlocks(page: string): Block[] {
  const lines = page.split('\n')
  const blocks: Block[] = []
  let end = 0
  for (let at = 0; at < lines.length; at += 1) {
    const [, indent = '', ticks = '', language = ''] = FENCE.exec(lines[at] ?? '') ?? []
    if (ticks === '') continue
    const first = at
    do at += 1
    while (at < lines.length && lines[at] !== indent + ticks)
    const between = lines.slice(end, first).filter((line) => line.trim() !== '')
    blocks.push({
      line: first + 1,
      language,
      text: lines
        .slice(first + 1, at)
        .map((line) => line.slice(indent.length))
        .join('\n'),
      isAdjacent: blocks.length > 0 && between.length === 0,
      notRun: MARK.exec(between.at(-1)?.trim() ?? '')?.[1] ?? null,
    })
    end = at + 1
  }
  return blocks
}

export function isRun({ language, notRun }: Block): boolean {
  return RUN_LANGUAGES.includes(language) && notRun === null
}

/** The block that shows what the one at this place prints. */
export function outputOf(blocks: readonly Block[], at: number): Block | undefined {
  const next = blocks[at + 1]
  return next?.isAdjacent && ['json', 'text'].includes(next.language) ? next : undefined
}

/** A program names its file in its first line: `// receiver.ts` or `# receiver.py`. */
export function fileNameOf({ language, text }: Block): string | null {
  return new RegExp(`^(?://|#) (\\S+\\.m?${language})\\n`).exec(text)?.[1] ?? null
}
