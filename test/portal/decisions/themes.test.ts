import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'

const SRC = resolve(import.meta.dirname, '../../../portal/src')
const TOKENS = 'styles/01-tokens.css'
const DARK =
  /(?:@media \(prefers-color-scheme: dark\) \{\s*)?:root(?::not\(\[data-theme="light"\]\)|\[data-theme="dark"\]) \{([^}]*)\}/g

const tokens = readFileSync(join(SRC, TOKENS), 'utf8')
const blocks = [...tokens.matchAll(DARK)].map(([, block = '']) => declarationsOf(block))

describe('the dark theme of the portal', () => {
  test('is the same by the system and by choice', () => {
    expect(blocks).toHaveLength(2)
    expect(blocks[0]).toEqual(blocks[1])
  })

  test('changes colours and shadows alone, so that both themes have one layout', () => {
    const others = (blocks[0] ?? []).filter(
      ([name = '', value = '']) =>
        name !== 'color-scheme' && !/^#[0-9a-f]{3,8}$|^rgb\(|^0 (0|\d+px) /.test(value),
    )
    expect([(blocks[0] ?? []).length > 20, others]).toEqual([true, []])
  })

  test('is named in the tokens, and nowhere else', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    const named = files.filter(
      (file) =>
        /\.(css|tsx?)$/.test(file) &&
        /prefers-color-scheme|\[data-theme/.test(readFileSync(join(SRC, file), 'utf8')),
    )
    expect(named).toEqual([TOKENS])
  })
})

function declarationsOf(block: string): string[][] {
  return block
    .split(';')
    .map((one) => one.trim().split(/:\s+/))
    .filter(({ length }) => length === 2)
}
