import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { endWithSuite } from '../../../support/jest/left-behind.ts'
import { until } from '../../../support/time/until.ts'
import type { Service } from './compose-file.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

/** What a container has and this machine has elsewhere. */
export interface Container {
  /** A loopback address of its own, so that each container has all ports. */
  address: string
  /** Paths and addresses inside of containers, and what they are here. */
  places: readonly (readonly [string | RegExp, string])[]
  /** Folders of programs that its image has. */
  programs: readonly string[]
  /** Settings of its image and of `env_file`. */
  environment: Readonly<Record<string, string>>
}

export interface ComposedService {
  pid: number
  output(): string
  /** Resolves when the command of the health check succeeds, which is run once the port is open. */
  untilHealthy(port: number): Promise<void>
  /** Ends it as Compose does; returns its exit code. */
  stop(): Promise<number | null>
  exited: Promise<number | null>
}

/** Starts the command of a service with its environment as a process. */
export function startService(service: Service, container: Container): ComposedService {
  const { command, environment, healthcheck } = service
  const own = { ...container.environment, ...environment }
  const env = mapValues(own, (value) => toHere(value, container))
  const run = ([program = '', ...args]: readonly string[]) =>
    spawn(
      program,
      args.map((arg) => toHere(arg, container)),
      {
        cwd: ROOT,
        env: { ...env, HOME: ROOT, PATH: pathOf(container) },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
  const child = run(command)
  let text = ''
  child.stdout.on('data', (chunk) => (text += chunk))
  child.stderr.on('data', (chunk) => (text += chunk))
  const exited = new Promise<number | null>((done) => child.once('exit', done))
  child.once(
    'exit',
    endWithSuite(() => child.kill('SIGTERM')),
  )

  const check = () => {
    const [kind, ...test] = healthcheck?.test ?? []
    if (kind !== 'CMD') throw new Error(`The health check begins with ${kind}.`)
    const probe = run(test)
    return new Promise<boolean>((done) => probe.once('exit', (code) => done(code === 0)))
  }
  return {
    pid: child.pid ?? 0,
    output: () => text,
    exited,
    async untilHealthy(port) {
      let isUp = false
      await until(async () => {
        isUp = (await isOpen(port, container.address)) && (await check())
        return isUp || child.exitCode !== null
      })
      if (!isUp) throw new Error(`${command.join(' ')} did not become healthy:\n${text}`)
    },
    stop() {
      child.kill('SIGTERM')
      return exited
    },
  }
}

export function toHere(text: string, { address, places }: Container): string {
  const named = places.reduce((mapped, [there, here]) => mapped.replaceAll(there, here), text)
  return named.replaceAll('0.0.0.0', address).replaceAll('127.0.0.1', address)
}

function isOpen(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, host, () => done(true))
    socket.on('error', () => done(false)).on('connect', () => socket.destroy())
  })
}

function pathOf({ programs }: Container): string {
  const node = dirname(process.execPath)
  return [node, ...programs, join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(':')
}

function mapValues(record: Readonly<Record<string, string>>, map: (value: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
}
