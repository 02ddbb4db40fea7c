import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isOutput } from '../../support/guides/compare-output.ts'
import {
  type Block,
  fileNameOf,
  isRun,
  outputOf,
  readBlocks,
} from '../../support/guides/read-blocks.ts'
import type { GuideShell } from './guide-shell.ts'

export interface GuideRun {
  shell: GuideShell
  folder: string
  /** Executes a document of the graph as GraphiQL does; a subscription until its first item. */
  graphql(document: string): Promise<string>
  hasPython: boolean
}

/** Runs the blocks of a page in order; returns what differs from the page. */
export async function runPage(page: string, run: GuideRun): Promise<string[]> {
  const faults: string[] = []
  const blocks = readBlocks(page)
  for (const [at, block] of blocks.entries()) {
    if (!isRun(block) || (needsPython(block) && !run.hasPython)) continue
    const shown = outputOf(blocks, at)?.text ?? null
    for (const fault of await runBlock(block, shown, run))
      faults.push(`line ${block.line}: ${fault}`)
  }
  return faults
}

export function needsPython({ language, text }: Block): boolean {
  return language === 'py' || /\bpython3\b/.test(text)
}

async function runBlock(block: Block, shown: string | null, run: GuideRun): Promise<string[]> {
  const { shell, folder } = run
  if (block.language === 'graphql')
    return compare(shown, await run.graphql(await insertIds(block.text, shell)))

  const name = fileNameOf(block)
  const file = name ?? `block-${block.line}.m${block.language}`
  if (block.language !== 'sh') await writeFile(join(folder, file), block.text)
  if (name !== null) return []

  const failed = await shell.run(block.language === 'sh' ? block.text : `node ${file}`)
  return [...failed.map((command) => `fails: ${command}`), ...compare(shown, shell.printed())]
}

/** A reader replaces `"CLUB_ID"` by an id; the shell has it by this name. */
async function insertIds(document: string, shell: GuideShell): Promise<string> {
  const name = /"([A-Z]+_ID)"/.exec(document)?.[1]
  if (name === undefined) return document
  await shell.run(`printf %s "$${name}"`)
  return document.replaceAll(`"${name}"`, `"${shell.printed()}"`)
}

/** A refusal that the page does not show is a fault as well. */
function compare(shown: string | null, printed: string): string[] {
  if (shown === null)
    return /"errors?":(?!null)/.test(printed) ? [`prints a refusal: ${printed}`] : []
  return isOutput(shown, printed) ? [] : [`shows\n${shown}\nand prints\n${printed}`]
}
