import type { Answering } from '../load/receivers.ts'

const SLOW_MS = 8_000
const CHUNK = Buffer.alloc(64 * 1024, 'x')
const HUGE_CHUNKS = 1_600

/** Ways of a partner's server to be a burden; each is given to one receiver. */
export const BAD_WAYS: Readonly<Record<string, Answering>> = {
  slow(response) {
    setTimeout(() => response.writeHead(204).end(), SLOW_MS)
    return true
  },
  'answers 500'(response) {
    response.writeHead(500).end()
    return false
  },
  closes(response) {
    response.destroy()
    return false
  },
  'never answers'() {
    return false
  },
  /** A hundred megabytes of an answer, of which the platform reads a little; it counts as taken. */
  'huge answers'(response) {
    response.writeHead(200)
    response.on('error', () => {})
    const write = (left: number) => {
      if (left === 0 || response.destroyed) return void response.end()
      response.write(CHUNK, () => write(left - 1))
    }
    write(HUGE_CHUNKS)
    return true
  },
}
