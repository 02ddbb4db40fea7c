import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer as createPlainServer, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import { generate } from 'selfsigned'
import { makePoster, type Post, type Poster } from '../../../platform/network/post.ts'

const open: (() => void)[] = []

afterEach(() => {
  for (const close of open.splice(0).reverse()) close()
})

/** A server and a poster to it, which are closed behind the test. */
async function serve(listener: RequestListener, server: Server = createServer(listener)) {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = new URL(`http${'addContext' in server ? 's' : ''}://127.0.0.1:${port}/internal/x`)
  const poster = makePoster(url)
  open.push(() => {
    poster.close()
    server.close()
    server.closeAllConnections()
  })
  return { poster, url, sockets }
}

function post({ poster, url }: { poster: Poster; url: URL }, changes: Partial<Post> = {}) {
  return poster.post({
    url,
    headers: {},
    body: '{}',
    timeoutMs: 60_000,
    isRepeatable: true,
    ...changes,
  })
}

/** Resolves when the connection is closed, also by a reset. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed) resolve()
    else socket.on('error', () => undefined).once('close', () => resolve())
  })
}

describe('a POST to another tier', () => {
  test('sends the method, the path with its query, the headers and the length of the body', async () => {
    const seen: IncomingMessage[] = []
    const served = await serve((request, response) => {
      seen.push(request)
      request.resume().on('end', () => response.writeHead(201).end('ok'))
    })
    const url = new URL('?a=%20b', served.url)
    const reply = await post(served, { url, headers: { 'x-one': '1' }, body: '{"a":"é"}' })
    expect({ ...reply, body: String(reply.body) }).toEqual({ status: 201, body: 'ok' })
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/internal/x?a=%20b' })
    expect(seen[0]?.headers).toMatchObject({
      'x-one': '1',
      'content-type': 'application/json',
      'content-length': '10',
    })
  })

  test('reuses connections, whatever the status of the response', async () => {
    const served = await serve((_request, response) => response.writeHead(503).end('{}'))
    for (let nth = 0; nth < 10; nth += 1) expect((await post(served)).status).toBe(503)
    // The next request may begin before the one before has released its connection.
    expect(served.sockets.size).toBeLessThanOrEqual(2)
  })

  test('rejects after at most two connections if the peer does not speak HTTP', async () => {
    let connections = 0
    const server = createPlainServer((socket) => {
      connections += 1
      socket.on('error', () => undefined).end('garbage\r\n')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const url = new URL(`http://127.0.0.1:${port}/internal/x`)
    const poster = makePoster(url)
    open.push(() => {
      poster.close()
      server.close()
    })
    await expect(post({ poster, url })).rejects.toThrow()
    expect(connections).toBeLessThanOrEqual(2)
  })

  test('does not follow a redirect', async () => {
    const served = await serve((_request, response) =>
      response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
    )
    expect((await post(served)).status).toBe(307)
  })

  test('rejects a response of more than 64 MiB, and closes its connection', async () => {
    const chunk = Buffer.alloc(1024 * 1024)
    const served = await serve((_request, response) => {
      let left = 70
      const send = () => {
        while (left > 0 && response.write(chunk)) left -= 1
        left -= 1
        if (left <= 0) response.end()
      }
      response.on('drain', send).on('error', () => undefined)
      send()
    })
    await expect(post(served)).rejects.toThrow('exceeds 67108864 bytes')
    for (const socket of served.sockets) await closed(socket)
  })

  test('times out while the body of the response trickles, and closes its connection', async () => {
    const served = await serve((_request, response) => {
      response.write('{')
      const timer = setInterval(() => response.write(' '), 10)
      response.on('close', () => clearInterval(timer))
    })
    await expect(post(served, { timeoutMs: 100 })).rejects.toThrow('did not answer within 100 ms')
    for (const socket of served.sockets) await closed(socket)
  })

  test('is aborted by its signal, before and after it was sent', async () => {
    const arrived = Promise.withResolvers<Socket>()
    const served = await serve(({ socket }) => arrived.resolve(socket))
    const early = post(served, { signal: AbortSignal.abort(new Error('gone')) })
    await expect(early).rejects.toThrow()
    const client = new AbortController()
    const late = post(served, { signal: client.signal })
    const end = closed(await arrived.promise)
    client.abort(new Error('gone'))
    await expect(late).rejects.toThrow()
    await end
  })

  test('is sent once if a new connection breaks, even if it is repeatable', async () => {
    let requests = 0
    const served = await serve(({ socket }) => {
      requests += 1
      socket.resetAndDestroy()
    })
    await expect(post(served)).rejects.toThrow()
    expect(requests).toBe(1)
  })

  test.each([
    ['is repeated over a new one', true],
    ['is not repeated, if it may change something,', false],
  ])('%s when a reused connection breaks', async (_what, isRepeatable) => {
    const used = new WeakSet<Socket>()
    let isBreaking = false
    let broken = 0
    const served = await serve(({ socket }, response) => {
      if (isBreaking && used.has(socket)) {
        broken += 1
        return socket.resetAndDestroy()
      }
      used.add(socket)
      response.end('{}')
    })
    for (let nth = 0; nth < 3; nth += 1) await post(served)
    isBreaking = true
    const [last] = await Promise.allSettled([post(served, { isRepeatable })])
    expect(last?.status).toBe(isRepeatable ? 'fulfilled' : 'rejected')
    if (isRepeatable) expect(broken).toBeGreaterThan(0)
    else expect(broken).toBe(1)
  })

  test('over TLS rejects a certificate that is not trusted', async () => {
    const { cert, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
    let requests = 0
    const listener: RequestListener = (_request, response) => {
      requests += 1
      response.end('{}')
    }
    const server = createSecureServer({ cert, key }, listener)
    const served = await serve(listener, server)
    await expect(post(served)).rejects.toThrow(/certificate/)
    expect(requests).toBe(0)
  })

  test('fails with its poster when that is closed', async () => {
    const served = await serve(() => served.poster.close())
    await expect(post(served)).rejects.toThrow()
  })
})
