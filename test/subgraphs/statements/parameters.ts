import { parseExpression } from '@babel/parser'
import { remember } from '../../../schema/registry/remember.ts'

export type Fn = (...args: unknown[]) => unknown

interface SyntaxNode {
  params?: SyntaxNode[]
  properties?: SyntaxNode[]
  name?: string
  left?: SyntaxNode
}

/** The names of a function's parameters; '' for one that is destructured. */
export function namesOfParameters(fn: Fn): readonly string[] {
  return readNames(fn.toString())
}

/** By text: functions that others return are new at each call. */
const readNames = remember((written): readonly string[] => {
  // A function expression, or a method of an object.
  for (const text of [`(${written})`, `({${written}})`]) {
    const node = parseUnlessInvalid(text)
    const params = node?.params ?? node?.properties?.[0]?.params
    if (params !== undefined) return params.map(({ name, left }) => name ?? left?.name ?? '')
  }
  return []
})

function parseUnlessInvalid(text: string): SyntaxNode | null {
  try {
    return parseExpression(text) as SyntaxNode
  } catch {
    return null
  }
}
