import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Product } from '../../../clients/cli/sandbox-access.ts'
import { endWithSuite } from '../../support/jest/left-behind.ts'

export const SECRET = 'whsec_of_the_receiver'

export type Handle = (
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
) => number | null

/** Starts a receiver that answers with the status of `handle`, or never for null; 500 where it throws. */
export async function startHttpReceiver(handle: Handle): Promise<string> {
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    try {
      const status = handle(request, body, response)
      if (status !== null) response.writeHead(status).end()
    } catch {
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endWithSuite(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
}

/** Whether the text is signed; `checksTime` concerns the Club API. */
export function isSigned(
  product: Product,
  { headers }: IncomingMessage,
  body: Buffer | string,
  { checksTime = true } = {},
): boolean {
  const hmac = createHmac('sha256', SECRET)
  if (product === 'volunteer')
    return headers['x-service-signature'] === `sha256=${hmac.update(body).digest('hex')}`

  const timestamp = headers['service-timestamp']
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  if (checksTime && !(age <= 300)) return false
  return (
    headers['service-signature'] === `v1=${hmac.update(`${timestamp}.`).update(body).digest('hex')}`
  )
}
