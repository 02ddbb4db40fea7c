import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { clubEvents } from '../../rest-facade/openapi/events/club-events.ts'
import { STREAM_CLOSES, type StreamClose } from '../../schema/club/stream-closes.ts'

const closes = Object.values<StreamClose>(STREAM_CLOSES)

test('the guide of the event stream lists each close code and reason of the server, and no other', () => {
  const guide = readFileSync('docs/guides/follow-events.md', 'utf8')
  const [, table = ''] = guide.split('| close code | reason | meaning |')
  const rows = table.split('\n\n')[0]?.matchAll(/^\| (\d{4}) \| (.*?) ?\|/gm) ?? []
  const listed = [...rows].map(([, code, reason]) => ({ code: Number(code), reason }))
  expect(listed.map(({ code }) => code)).toEqual(closes.map(({ code }) => code))
  for (const [index, { reason }] of closes.entries())
    if (reason !== null) expect(listed[index]?.reason).toBe(`\`${reason}\``)
})

test('the OpenAPI document states each close code with its reasons', () => {
  const { closeCodes } = clubEvents(null, { events: {}, frame: null } as never)['x-frames']
  for (const { code, reason, meaning } of closes) {
    expect(closeCodes[code]).toContain(meaning)
    if (reason !== null) expect(closeCodes[code]).toContain(reason)
  }
})
