import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import { endWithSuite } from '../../../../support/jest/left-behind.ts'

const ROOT = new URL('../../../../..', import.meta.url).pathname

/** Bundles a module for browsers as their users do: with the `browser` and `import` conditions of its packages. */
export async function bundleForBrowsers(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

export interface ServedPage {
  url: string
  close(): void
}

/** Serves an empty page with a script, at an origin of its own. */
export async function servePage(script: string): Promise<ServedPage> {
  const page =
    '<!doctype html><html lang="en"><title>Client</title><script src="/client.js"></script>'
  const server = createServer(({ url }, response) => {
    const isScript = url === '/client.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : url === '/' ? page : '')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  endWithSuite(close)
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close }
}
