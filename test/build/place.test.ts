import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { putInPlace, readStamp, removeAbandoned, STAMP } from '../../build/place.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubgate-place-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function aBuild(name: string, stamp: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  writeFileSync(join(path, STAMP), stamp)
  return path
}

describe('a complete build', () => {
  test('is put where there was none', () => {
    putInPlace(aBuild('built.tmp-1', 'new'), join(folder, 'built'))
    expect(readStamp(join(folder, 'built'))).toBe('new')
    expect(readdirSync(folder)).toEqual(['built'])
  })

  test('replaces the former one, of which no file stays', () => {
    writeFileSync(join(aBuild('built', 'old'), 'removed.json'), '')
    putInPlace(aBuild('built.tmp-1', 'new'), join(folder, 'built'))
    expect(readdirSync(join(folder, 'built'))).toEqual([STAMP])
    expect(readStamp(join(folder, 'built'))).toBe('new')
  })
})

describe('the temporary folder of a build', () => {
  test('has no stamp before all is made', () => {
    mkdirSync(join(folder, 'built'))
    expect(readStamp(join(folder, 'built'))).toBeNull()
  })

  test('of a running build stays', () => {
    const made = aBuild('built.tmp-1', '')
    removeAbandoned(join(folder, 'built'))
    expect(existsSync(made)).toBe(true)
  })
})
