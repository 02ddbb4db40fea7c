import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from '@jest/globals'
import { makeBoundedLines } from '../../../../clients/cli/mcp/bounded-lines.ts'

async function pass(chunks: readonly string[], maxBytes: number) {
  let long = 0
  const lines = makeBoundedLines(() => {
    long += 1
  }, maxBytes)
  const passed = await text(Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(lines))
  return { passed, long }
}

describe('lines of the input', () => {
  test.each([
    [['{"a":1}\n{"b":2}\n'], '{"a":1}\n{"b":2}\n', 0],
    [['{"a"', ':1}', '\n'], '{"a":1}\n', 0],
    [['0123456789\n'], '0123456789\n', 0],
    [['01234567890\n', 'next\n'], 'next\n', 1],
    [['01234', '5678', '9012345', '6\nne', 'xt\n'], 'next\n', 1],
    [['x'.repeat(50), `${'y'.repeat(50)}\n${'z'.repeat(20)}\nnext\n`], 'next\n', 2],
    [['never ends'], '', 0],
  ])('%j become %j', async (chunks, passed, long) => {
    expect(await pass(chunks, 10)).toEqual({ passed, long })
  })
})
