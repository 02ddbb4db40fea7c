import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { STUBS } from '../../bench/profile/stubs.ts'

/** Names of the values that a module exports. */
function exportsOf(text: string): string[] {
  const found = text.matchAll(/^\s*export (?:async )?(?:const|function|class) (\w+)/gm)
  return [...found].map(([, name = '']) => name).toSorted()
}

describe('a mechanism that the bench leaves out', () => {
  const files = Object.values(STUBS).flatMap((ofMechanism) => Object.entries(ofMechanism))

  test.each(files)('has a stub with each export of %s', (file, stub) => {
    const replaced = exportsOf(readFileSync(file, 'utf8'))
    expect(replaced).not.toEqual([])
    expect(exportsOf(stub)).toEqual(expect.arrayContaining(replaced))
  })
})
