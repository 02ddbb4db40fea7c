import { describe, expect, test } from '@jest/globals'
import { readDatedJson, writeDatedJson } from '../../../../subgraphs/foundation/query/dated-json.ts'

const at = new Date('2026-03-01T10:00:00.000Z')

describe('JSON with dates', () => {
  test.each([
    ['dates, wherever they stand', { at, all: [at, { at: null }] }],
    ['text that looks like a date', { at: at.toISOString() }],
    ['text that looks like its mark', { at: `\0${at.toISOString()}`, twice: '\0\0', empty: '' }],
    ['what is no object', at],
  ])('restores %s', (_what, value) => {
    expect(readDatedJson(writeDatedJson(value))).toEqual(value)
  })

  test('reads JSON without dates', () => {
    expect(readDatedJson(JSON.stringify({ at }))).toEqual({ at: at.toISOString() })
  })
})
