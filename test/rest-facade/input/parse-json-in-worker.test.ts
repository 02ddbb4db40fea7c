import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from '@jest/globals'
import { makeParseJsonInWorker } from '../../../rest-facade/input/parse-json-in-worker.ts'
import { readJson } from '../../../rest-facade/input/read-json.ts'
import { LARGE_BODIES } from '../../support/http/large-bodies.ts'

const MAX_VALUES = 1000

const BODIES: Record<string, string | Uint8Array> = {
  ...Object.fromEntries(
    Object.entries(LARGE_BODIES).map(([name, make]) => [name, make(1024 * 1024)]),
  ),
  'names of every kind':
    '{"__proto__":{"a":1},"2":-0,"b":1e400,"1":["\\ud800","\\u0000",null,true]}',
  'a repeated member': '{"a":[{"b":1,"b":2}]}',
  'what is cut off': '{"a":',
  'what is not UTF-8': Uint8Array.of(0x22, 0xff, 0x22),
  'a mark of byte order': '\ufeff{}',
}

describe('a body that is parsed in the worker', () => {
  const read = makeParseJsonInWorker()

  test.each(Object.entries(BODIES))(
    'has the same result as in the event loop: %s',
    async (_name, body) => {
      const expected = readJson(Buffer.from(body), MAX_VALUES)
      expect(await read(Buffer.from(body), MAX_VALUES)).toEqual(expected)
    },
  )

  test('returns its own result among many concurrent ones', async () => {
    const reads = Array.from({ length: 20 }, (_, n) => read(Buffer.from(`{"n":${n}}`), MAX_VALUES))
    expect(await Promise.all(reads)).toEqual(reads.map((_, n) => ({ value: { n } })))
  })

  test('is truncated below the depth of any input', async () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    const body = Buffer.from(nested(30_000))
    expect(JSON.stringify(await read(body, 30_000))).toBe(`{"value":${nested(100)}}`)
  })

  test('leaves bytes intact that share its memory', async () => {
    const [body, other] = [Buffer.from('{}'), Buffer.from('other')]
    expect(await read(body, MAX_VALUES)).toEqual({ value: {} })
    expect(other.toString()).toBe('other')
  })
})

test.each(['process.exit(1)', 'throw new Error("broken")'])(
  'a worker that ends by %s rejects its bodies, and the next body starts a new one',
  async (end) => {
    const script = `import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ maxValues }) => {
        if (maxValues === 0) ${end}
        parentPort.postMessage({ value: 'read' })
      })`
    const read = makeParseJsonInWorker(
      new URL(`data:text/javascript,${encodeURIComponent(script)}`),
    )
    const unavailable = expect.objectContaining({ code: 'dependency_unavailable' })
    const ask = (maxValues: number) => read(Buffer.from('{}'), maxValues)
    const all = await Promise.allSettled([ask(0), ask(1)])
    expect(all.map((one) => one.status === 'rejected' && one.reason)).toEqual([
      unavailable,
      unavailable,
    ])
    expect(await ask(1)).toEqual({ value: 'read' })
  },
)

test('a process that parsed bodies in the worker exits by itself', async () => {
  const url = new URL('../../../rest-facade/input/parse-json-in-worker.ts', import.meta.url)
  const script = `import { makeParseJsonInWorker } from '${url}'
    const read = makeParseJsonInWorker()
    console.log(await read(Buffer.from('{"a":1}'), 10), await read(Buffer.from('{}'), 10))`
  const ran = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  expect(ran.stdout).toBe('{ value: { a: 1 } } { value: {} }\n')
})
