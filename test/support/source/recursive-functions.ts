import { readdirSync, readFileSync } from 'node:fs'
import { parse } from '@babel/parser'

const ROOT = new URL('../../../', import.meta.url)

interface SyntaxNode {
  type: string
  name?: string
  id?: SyntaxNode | null
  init?: SyntaxNode | null
  callee?: SyntaxNode
  arguments?: SyntaxNode[]
}

/** Functions that call themselves, or hand themselves to a call, as `file:name`. */
export function findRecursiveFunctions(folders: readonly string[]): string[] {
  const found = new Set<string>()
  for (const folder of folders) {
    for (const name of readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts') || name.startsWith('types/')) continue
      const file = `${folder}/${name}`
      for (const one of findIn(readFileSync(new URL(file, ROOT), 'utf8')))
        found.add(`${file}:${one}`)
    }
  }
  return [...found].sort()
}

export function findIn(source: string): string[] {
  const found = new Set<string>()
  visit(parse(source, { sourceType: 'module', plugins: ['typescript'] }), [], found)
  return [...found]
}

function visit(node: SyntaxNode, within: readonly string[], found: Set<string>): void {
  const name = nameOfFunction(node)
  const names = name === null ? within : [...within, name]
  if (node.type === 'CallExpression')
    for (const used of [node.callee, ...(node.arguments ?? [])])
      if (used?.type === 'Identifier' && names.includes(used.name ?? '')) found.add(used.name ?? '')
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, names, found)
}

function nameOfFunction({ type, id, init }: SyntaxNode): string | null {
  if (type === 'FunctionDeclaration') return id?.name ?? null
  const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression'
  return type === 'VariableDeclarator' && isFunction ? (id?.name ?? null) : null
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
