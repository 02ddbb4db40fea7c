import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { until } from '../../processes/server.ts'
import { type LeadingRouter, startLeadingRouter } from '../leading-router.ts'
import type { Galera } from './find-galera.ts'

export interface Router extends LeadingRouter {
  /** Routes all clients to another server, and ends the connections to this one. */
  leave(server: string): Promise<void>
  /** The server of all clients. */
  findServer(): Promise<string | undefined>
}

export interface RouterPlan {
  galera: Galera
  folder: string
  port: number
  servers: readonly { name: string; port: number }[]
  /** Of the servers, for the router's own questions; it has no password. */
  asking: string
}

/** Starts HAProxy, which routes all clients to one server until it is unavailable. */
export async function startRouter(plan: RouterPlan): Promise<Router> {
  const { galera, folder, port, asking } = plan
  await mkdir(folder, { recursive: true })
  const [settings, check] = [join(folder, 'haproxy.cfg'), join(folder, 'is-usable')]
  const commands = join(folder, 's')
  await writeFile(check, toCheck(plan))
  await chmod(check, 0o700)
  await writeFile(settings, toSettings(plan, commands, check))

  const { router: program, environment } = galera
  const args = ['-db', '-f', settings]
  const { end } = await startLeadingRouter(
    { program, args, environment, folder },
    { port, user: asking },
  )
  const findServer = async () => {
    const [, name] =
      (await sendCommand(commands, 'show table galera')).match(/server_key=(\S+)/) ?? []
    return name
  }
  return {
    end,
    findServer,
    async leave(server) {
      await sendCommand(commands, `set server galera/${server} state maint`)
      await until(async () => (await findServer()) !== server)
      await sendCommand(commands, `set server galera/${server} state ready`)
    },
  }
}

/**
 * A server that came back must not take over: the table remembers who is led to, in its one entry.
 * One that is full, of size 1, is not written to any more.
 * Nor may connections stay with one that was left, or there were two who take writes.
 */
function toSettings({ port, servers }: RouterPlan, commands: string, check: string): string {
  const lines = servers.map(
    ({ name, port }, index) =>
      `server ${name} 127.0.0.1:${port} check${index === 0 ? '' : ' backup'}`,
  )
  return `
global
  stats socket ${commands} level admin
  external-check
  insecure-fork-wanted
  log stdout format raw daemon
defaults
  mode tcp
  log global
  timeout connect 2s
  timeout check 1s
  timeout client 1h
  timeout server 1h
listen galera
  bind 127.0.0.1:${port}
  stick-table type integer size 10
  stick on int(1)
  option redispatch
  option external-check
  external-check path /usr/bin:/bin
  external-check command ${check}
  default-server inter 500ms fall 2 rise 2 on-marked-down shutdown-sessions
  ${lines.join('\n  ')}
`
}

/**
 * In the part that has the majority, and with all that the others have. A donor (2) is, too: the
 * backup that it gives away does not block it.
 */
function toCheck({ galera, asking }: RouterPlan): string {
  const question = `SELECT count(*) FROM information_schema.global_status
    WHERE (variable_name = 'wsrep_ready' AND variable_value = 'ON')
       OR (variable_name = 'wsrep_local_state' AND variable_value IN ('2', '4'))`
  const libraries = galera.environment['LD_LIBRARY_PATH'] ?? ''
  return `#!/bin/sh
export LD_LIBRARY_PATH='${libraries}'
said=$(${galera.client} --no-defaults --host="$3" --port="$4" --user=${asking} --connect-timeout=1 -BN -e "${question}")
test "$said" = 2
`
}

function sendCommand(socket: string, command: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let said = ''
  const connection = createConnection(socket, () => connection.end(`${command}\n`))
  connection.on('data', (chunk) => (said += chunk))
  connection.on('error', reject)
  connection.on('close', () => resolve(said))
  return promise
}
