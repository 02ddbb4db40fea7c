import { Transform } from 'node:stream'

export const MAX_LINE_BYTES = 1024 * 1024

const LINE_END = 0x0a

/** Passes lines on, and reports each that is longer than `maxBytes` instead: its bytes are dropped as they come. */
export function makeBoundedLines(onLongLine: () => void, maxBytes = MAX_LINE_BYTES): Transform {
  let parts: Buffer[] = []
  let length = 0

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let rest = chunk
      for (let end = rest.indexOf(LINE_END); end >= 0; end = rest.indexOf(LINE_END)) {
        append(rest.subarray(0, end + 1))
        if (length - 1 > maxBytes) onLongLine()
        else this.push(Buffer.concat(parts))
        parts = []
        length = 0
        rest = rest.subarray(end + 1)
      }
      append(rest)
      done()
    },
  })

  function append(bytes: Buffer): void {
    length += bytes.length
    if (length - 1 > maxBytes) parts = []
    else parts.push(bytes)
  }
}
