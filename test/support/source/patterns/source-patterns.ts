import { readdirSync, readFileSync } from 'node:fs'
import { type ParserOptions, parse } from '@babel/parser'

const OPTIONS: ParserOptions = {
  sourceType: 'unambiguous',
  plugins: ['typescript'],
  attachComment: false,
}

const ROOT = new URL('../../../../', import.meta.url)

export interface SourcePatterns {
  /** Each pattern that the source writes out. */
  literals: { file: string; pattern: RegExp }[]
  /** Files that make patterns of texts. */
  makers: string[]
}

/** The patterns in all TypeScript files below some folders. */
export function findSourcePatterns(folders: readonly string[]): SourcePatterns {
  const found: SourcePatterns = { literals: [], makers: [] }
  for (const folder of folders) {
    for (const name of readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|js|cjs)$/.test(name)) continue
      const file = `${folder}/${name}`
      const source = readFileSync(new URL(file, ROOT), 'utf8')
      visit(parse(source, OPTIONS), file, found)
    }
  }
  return found
}

/** A node of the syntax tree, with the members that are looked at. */
interface SyntaxNode {
  type: string
  pattern?: string
  flags?: string
  name?: string
  callee?: SyntaxNode
}

function visit(node: SyntaxNode, file: string, found: SourcePatterns): void {
  if (node.type === 'RegExpLiteral') {
    found.literals.push({ file, pattern: new RegExp(node.pattern ?? '', node.flags) })
  }
  const isMaker = node.type === 'NewExpression' || node.type === 'CallExpression'
  if (isMaker && isPatternClass(node.callee) && !found.makers.includes(file))
    found.makers.push(file)
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, file, found)
}

function isPatternClass(callee: SyntaxNode | undefined): boolean {
  return callee?.type === 'Identifier' && callee.name === 'RegExp'
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
