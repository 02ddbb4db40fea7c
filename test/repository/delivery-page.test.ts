import { globSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { readSource } from '../support/source/import-graph.ts'

const PAGE = readSource('docs/architecture/delivery.md')

const FILES = globSync('subgraphs/foundation/{webhooks,webhooks/attempts,jobs/work-queue}/*.ts')
const SOURCE = FILES.map((file) => readSource(file)).join('\n')

describe('docs/architecture/delivery.md', () => {
  test('lists the lane modes of the slot table', () => {
    const [, union = ''] = /type LaneMode =([^\n]*)/.exec(SOURCE) ?? []
    const modes = [...union.matchAll(/'([^']+)'/g)].map(([, mode = '']) => mode)
    expect(modes).toHaveLength(4)
    expect(firstColumnOf('Modes of a lane')).toEqual(modes)
  })

  test('lists the methods of the slot table that move an item', () => {
    const methods = firstColumnOf('States of a leased item')
    expect(methods.filter((name) => !new RegExp(`^  ${name}\\(`, 'm').test(SOURCE))).toEqual([])
    expect(methods).toHaveLength(5)
  })

  test('names constants that exist', () => {
    const names = [...PAGE.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(([, name = '']) => name)
    const states = ['PENDING', 'DELIVERED', 'FAILED', 'ENDED']
    const constants = names.filter((name) => !states.includes(name))
    expect(constants.length).toBeGreaterThan(10)
    expect(constants.filter((name) => !SOURCE.includes(`const ${name}`))).toEqual([])
  })

  test('names stages whose files exist', () => {
    const rows = PAGE.split('## States of a delivery')[0]?.matchAll(
      /^\| [^|]+ \| `([a-z/-]+\.ts)`/gm,
    )
    const named = [...(rows ?? [])].map(([, file]) => `subgraphs/foundation/webhooks/${file}`)
    expect(named).toHaveLength(9)
    expect(named.filter((file) => !FILES.includes(file))).toEqual([])
  })
})

/** The code in the first column of the table below a heading. */
function firstColumnOf(heading: string): string[] {
  const [, section = ''] = PAGE.split(`# ${heading}\n`)
  const [table = ''] = section.split(/\n#/)
  return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, code = '']) => code)
}
