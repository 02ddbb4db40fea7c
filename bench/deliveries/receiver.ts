import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** What the bench tells this process as its only argument. */
export interface ReceiverSetup {
  key: string
  cert: string
}

const setup = JSON.parse(process.argv[2] ?? '{}') as ReceiverSetup

/** Takes everything and answers at once. */
const server = createServer(setup, (request, response) => {
  request.resume()
  request.once('end', () => response.writeHead(204).end())
})
// A kept connection must not be closed in the very moment in which it is used again.
server.keepAliveTimeout = 10 * 60_000

// Whoever started this process may vanish without a word.
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
