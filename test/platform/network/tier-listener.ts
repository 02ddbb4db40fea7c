import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe } from '@jest/globals'
import { socketPathOf, toSocketUrl } from '../../../platform/config/unix-socket.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { endWithSuite } from '../../support/jest/left-behind.ts'

let folder: string | null = null
let given = 0

/** Runs tests with tiers that listen at ports, and again with tiers that listen at Unix sockets. */
export function describeAtEachAddress(tests: () => void): void {
  describe('at a port', tests)
  describe('at a Unix socket', () => {
    beforeAll(() => {
      const made = mkdtempSync(join(tmpdir(), 'clubgate-tier-'))
      endWithSuite(() => rmSync(made, { recursive: true, force: true }))
      folder = made
    })
    afterAll(() => {
      folder = null
    })
    tests()
  })
}

/** A path that no other tier has; null for tiers at ports. */
export function nextSocketPath(): string | null {
  if (folder === null) return null
  given += 1
  return join(folder, `tier-${given}.sock`)
}

/** An address at which nothing listens. */
export async function unusedAddress(): Promise<string> {
  const path = nextSocketPath()
  return path === null ? `http://127.0.0.1:${await findFreePort()}` : toSocketUrl(path)
}

/** Listens, and returns the address as callers are configured with it. */
export async function startListening(server: Server): Promise<string> {
  const path = nextSocketPath()
  if (path === null) server.listen(0, '127.0.0.1')
  else server.listen(path)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'string'
    ? toSocketUrl(address)
    : `http://127.0.0.1:${(address as AddressInfo).port}`
}

export function connectTo(url: string): Socket {
  const path = socketPathOf(url)
  if (path !== null) return connect(path)
  const { hostname, port } = new URL(url)
  return connect(Number(port), hostname)
}

/** Posts to a tier as releases do that make each call on its own, and the doctor. */
export async function postTo(
  url: string,
  path: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<{ status: number; text: string }> {
  const createConnection = () => connectTo(url)
  const sent = request({ method: 'POST', path, headers, createConnection }).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, text: await text(response) }
}
