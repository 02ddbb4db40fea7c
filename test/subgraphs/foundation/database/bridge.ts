import { connect, createServer, type Socket } from 'node:net'
import { testSocket } from '../../../support/database/test-database.ts'

/** A way over the network to the test server that can be broken like a real one. */
export interface Bridge {
  host: string
  port: number
  /** Loses every connection, and takes no new one until `restore`. */
  cut(): Promise<void>
  restore(): Promise<void>
  /** Takes the next connections, so many, and closes them before the server greets. */
  breakOff(count: number): void
  /** From now on loses a connection when the server answers the first statement that matches. */
  loseAnswerTo(statement: RegExp): void
  close(): Promise<void>
}

export async function openBridge(host = '127.0.0.1'): Promise<Bridge> {
  const sockets = new Set<Socket>()
  let lost: RegExp | null = null
  let brokenOff = 0
  const server = createServer((client) => {
    if (brokenOff > 0) {
      brokenOff -= 1
      return client.destroy()
    }
    const upstream = connect(testSocket())
    let isLost = false
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.end()
      })
    }
    client.on('data', (bytes) => {
      if (lost?.test(bytes.toString('latin1'))) [isLost, lost] = [true, null]
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => (isLost ? client.destroy() : client.write(bytes)))
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    host,
    port,
    cut,
    restore: () => listen(port),
    breakOff(count) {
      brokenOff = count
    },
    loseAnswerTo(statement) {
      lost = statement
    },
    close: cut,
  }
}
