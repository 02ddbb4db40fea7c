import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** More than ever run test files at the same time. */
const MOST_WORKERS = 16
const PORTS_OF_A_WORKER = 1_250
const worker = Number(process.env['JEST_WORKER_ID'] ?? 0) % MOST_WORKERS

/** The one above 10,000 to which `fetch` does not connect. */
const BAD_PORT = 10_080

const given = new Set<number>([BAD_PORT])

/**
 * No other process takes the port before it is used: it lies below the ephemeral ports, each worker searches a range of
 * its own, and each port is returned once.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + worker * PORTS_OF_A_WORKER + randomInt(PORTS_OF_A_WORKER)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
