import { parseExpression } from '@babel/parser'

export type Fn = (...args: unknown[]) => unknown

interface SyntaxNode {
  params?: SyntaxNode[]
  properties?: SyntaxNode[]
  name?: string
  left?: SyntaxNode
}

const known = new WeakMap<Fn, readonly string[]>()

/** The names of a function's parameters; '' for one that is destructured. */
export function namesOfParameters(fn: Fn): readonly string[] {
  const names = known.get(fn) ?? readNames(fn)
  known.set(fn, names)
  return names
}

function readNames(fn: Fn): readonly string[] {
  // A function expression, or a method of an object.
  for (const text of [`(${fn.toString()})`, `({${fn.toString()}})`]) {
    const node = parseUnlessInvalid(text)
    const params = node?.params ?? node?.properties?.[0]?.params
    if (params !== undefined) return params.map(({ name, left }) => name ?? left?.name ?? '')
  }
  return []
}

function parseUnlessInvalid(text: string): SyntaxNode | null {
  try {
    return parseExpression(text) as SyntaxNode
  } catch {
    return null
  }
}
