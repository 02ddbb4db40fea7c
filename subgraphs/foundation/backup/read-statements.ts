import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

const LINE_FEED = 10

/** The lines of a compressed file, of which only one is in memory. */
export async function* readStatements(path: string): AsyncGenerator<string> {
  const text = createGunzip()
  createReadStream(path)
    .on('error', (error) => text.destroy(error))
    .pipe(text)

  let parts: Buffer[] = []
  for await (const chunk of text as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]).toString()
      parts = []
      start = end + 1
    }
    if (start < chunk.length) parts.push(chunk.subarray(start))
  }
}
