import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import type { Certificate } from '../../../subgraphs/foundation/webhooks/receiver.ts'
import { findFreePort } from '../../../support/http/free-port.ts'
import { endWithSuite } from '../../../support/jest/left-behind.ts'
import { until } from '../../../support/time/until.ts'
import type { Tool } from '../../support/tools/fetch-tool.ts'

export type ProxyName = 'nginx' | 'haproxy'

/** The client of every connection, as the proxy sees it. */
export const CLIENT = '93.184.216.34'

/** What installations change in a sample, or spoil. */
export interface ProxyFault {
  /** Text of the sample, in each place, and what stands there instead. */
  instead: readonly (readonly [string, string])[]
}

export interface ProxySetup {
  name: ProxyName
  tool: Tool
  certificate: Certificate
  folder: string
  /** `host:port` of both servers. */
  servers: readonly [string, string]
  port: number
  fault: ProxyFault
}

const SAMPLES = { nginx: 'nginx.conf', haproxy: 'haproxy.cfg' }

/** The sample of `deploy/proxies` as a running proxy; ends with the returned function. */
export async function startProxy(setup: ProxySetup): Promise<() => Promise<void>> {
  const { name, tool, certificate, port, servers } = setup
  const folder = mkdtempSync(join(setup.folder, `${name}-`))
  writeFileSync(join(folder, 'certificate.pem'), certificate.cert)
  writeFileSync(join(folder, 'key.pem'), certificate.key)
  writeFileSync(join(folder, 'both.pem'), `${certificate.cert}\n${certificate.key}`)
  const file = join(folder, SAMPLES[name])
  const places = [
    ['192.0.2.11:4000', servers[0]],
    ['192.0.2.12:4000', servers[1]],
    ...PLACES[name](folder, port),
    ...setup.fault.instead,
  ] as const
  writeFileSync(file, replaceAll(readSample(name), places))
  const { program, args } = tool.command(ARGUMENTS[name](folder, file))
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (printed += text))
  const exited = once(child, 'exit')
  const forget = endWithSuite(() => child.kill('SIGKILL'))
  await until(async () => child.exitCode !== null || (await isListening(port)))
  if (child.exitCode !== null) throw new Error(`${name} ended:\n${printed}`)
  return async () => {
    child.kill('SIGTERM')
    await exited
    forget()
  }
}

function readSample(name: ProxyName): string {
  const folder = join(import.meta.dirname, '../../../../deploy/proxies')
  return readFileSync(join(folder, SAMPLES[name]), 'utf8')
}

function replaceAll(text: string, places: readonly (readonly [string, string])[]): string {
  let changed = text
  for (const [place, other] of places) {
    if (!changed.includes(place)) throw new Error(`The sample lacks ${place}`)
    changed = changed.replaceAll(place, () => other)
  }
  return changed
}

type Places = (folder: string, port: number) => [string, string][]

/** Of this machine, and the client's address from the connection's first line. */
const PLACES: Record<ProxyName, Places> = {
  nginx: (folder, port) => [
    ['events {}', `daemon off;\nmaster_process off;\npid ${folder}/pid;\nevents {}`],
    ['/var/log/nginx/access.log', `${folder}/access.log`],
    ['/etc/nginx/tls/clubs.example.pem', `${folder}/certificate.pem`],
    ['/etc/nginx/tls/clubs.example.key', `${folder}/key.pem`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2 proxy_protocol;`],
    [
      'server_name clubs.example;',
      `set_real_ip_from 127.0.0.1;\nreal_ip_header proxy_protocol;\n${temporaryPaths(folder)}`,
    ],
  ],
  haproxy: (folder, port) => [
    // A limit of open files can be lower.
    ['maxconn 20000', 'maxconn 100'],
    ['bind :443 ssl', `bind 127.0.0.1:${port} accept-proxy ssl`],
    ['/etc/haproxy/clubs.example.pem', `${folder}/both.pem`],
  ],
}

const temporaryPaths = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')

const ARGUMENTS: Record<ProxyName, (folder: string, file: string) => string[]> = {
  nginx: (folder, file) => ['-e', 'stderr', '-p', folder, '-c', file],
  haproxy: (_folder, file) => ['-db', '-f', file],
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })
}

/** The address of clients, from where every connection comes as one of CLIENT. */
export async function openWayFromClient(): Promise<{ url: string; proxyPort: number }> {
  const proxyPort = await findFreePort()
  const server = createServer((client) => {
    const proxy = connect(proxyPort, '127.0.0.1')
    proxy.write(`PROXY TCP4 ${CLIENT} 127.0.0.1 50000 443\r\n`)
    client.pipe(proxy).pipe(client)
    for (const one of [client, proxy])
      one.on('error', () => {}).on('close', () => [client, proxy].map((other) => other.destroy()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  endWithSuite(() => void server.close())
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, proxyPort }
}
