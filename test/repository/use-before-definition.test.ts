import { describe, expect, test } from '@jest/globals'
import { readSource, sourceFilesOf } from '../support/source/import-graph.ts'

/** What runs at an installation, or builds its contracts. */
const ROOMS = [
  ...['clients', 'examples', 'gateway', 'launch', 'platform', 'provisioning', 'rest-facade'],
  ...['build', 'portal/server', 'rules', 'sandbox', 'schema', 'subgraphs'],
]

/** An await at the top level: at the start of a line, or within the first level of a block there. */
const AWAITS = /^(?:await|for await|(?:export )?(?:const|let) .*= await)\b/

const BLOCK = /^(?:try|if|for|while|\{)/

const CONSTANT = /^(?:export )?(?:const|let|class) (\w+|\{[^}]*\}|\[[^\]]*\])/

const FUNCTION = /^(?:export (?:default )?)?(?:async )?function\b/

/**
 * Constants below the first top-level await that a hoisted function uses. A call above the constant would throw, and
 * only where it comes that far: `tsc` and the linter do not look into functions.
 */
function findUsedBeforeDefinition(source: string): string[] {
  const lines = source.split('\n')
  const first = lines.findIndex((line, at) => AWAITS.test(line) || isAwaitingBlock(lines, at))
  if (first === -1) return []

  const hoisted = functionsOf(lines).join('\n')
  const late = lines
    .slice(first + 1)
    .flatMap((line) => CONSTANT.exec(line)?.[1]?.match(/\w+/g) ?? [])
  return late.filter((name) => new RegExp(`(?<![.'\\w])${name}(?![\\w:'])`).test(hoisted))
}

function isAwaitingBlock(lines: readonly string[], at: number): boolean {
  if (!BLOCK.test(lines[at] ?? '')) return false
  const end = lines.findIndex((line, index) => index > at && /^\}/.test(line))
  return lines.slice(at, end).some((line) => /^ {2,4}(?:\w.*= |return |)await\b/.test(line))
}

function functionsOf(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    if (!FUNCTION.test(line)) return []
    const end = lines.findIndex((other, index) => index > at && /^\}/.test(other))
    return lines.slice(at, end)
  })
}

describe('a file with a top-level await', () => {
  test('is reported where a function uses a constant that is defined below the await', () => {
    const source = ['await run()', 'const LIMIT = 3', 'function run() {', '  return LIMIT', '}']
    expect(findUsedBeforeDefinition(source.join('\n'))).toEqual(['LIMIT'])
    const [call = '', constant = '', ...rest] = source
    expect(findUsedBeforeDefinition([constant, call, ...rest].join('\n'))).toEqual([])
  })

  test('defines the constants of its functions above it', () => {
    const found = ROOMS.flatMap((room) => sourceFilesOf(room)).flatMap((file) =>
      findUsedBeforeDefinition(readSource(file)).map((name) => `${file}: ${name}`),
    )
    expect(found).toEqual([])
  })
})
