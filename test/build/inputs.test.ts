import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { hashInputs, INPUTS } from '../../build/inputs.ts'
import { runtimeImportsOf } from '../support/source/import-graph.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubgate-inputs-'))
  write('schema/club/courts.graphql', 'type Court')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

describe('the hash of the inputs of a build', () => {
  test.each([
    ['a changed file', 'schema/club/courts.graphql', 'type Court { id: ID! }'],
    ['a new file', 'portal/src/page.tsx', ''],
    ['other versions of packages', 'package-lock.json', '{}'],
  ])('is another one after %s', (_, file, text) => {
    const before = hashInputs(folder)
    write(file, text)
    expect(hashInputs(folder)).not.toBe(before)
  })

  test('is the same after a change of what the build does not read', () => {
    const before = hashInputs(folder)
    write('docs/README.md', 'text')
    write('subgraphs/club/rules.ts', '')
    expect(hashInputs(folder)).toBe(before)
  })

  test('covers each module that the build loads or bundles', () => {
    const reached = new Set(['build/build.ts', 'portal/src/main.tsx'])
    for (const file of reached) for (const target of runtimeImportsOf(file)) reached.add(target)
    expect(reached.size).toBeGreaterThan(300)
    const uncovered = [...reached].filter(
      (file) => !INPUTS.some((pattern) => matchesGlob(file, pattern)),
    )
    expect(uncovered).toEqual([])
  })
})
