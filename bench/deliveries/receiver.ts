import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** The only argument of this process, as JSON. */
export interface ReceiverSetup {
  key: string
  cert: string
}

const setup = JSON.parse(process.argv[2] ?? '{}') as ReceiverSetup

/** Accepts every request immediately. */
const server = createServer(setup, (request, response) => {
  request.resume()
  request.once('end', () => response.writeHead(204).end())
})
// A long timeout, because closing an idle connection can race with its next request.
server.keepAliveTimeout = 10 * 60_000

// Ends with its parent, even if that was killed.
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
