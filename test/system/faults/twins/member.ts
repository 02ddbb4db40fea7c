import { type Child, spawnScript, waitUntilReady } from '../../support/processes/child.ts'
import type { Role } from '../../support/processes/split-instance.ts'

export type MemberRole = Role | 'all-in-one'

/** A process of the installation, which can be killed, frozen and started again with the same addresses. */
export interface Member {
  name: string
  role: MemberRole
  url: string
  metricsUrl: string
  pid(): number
  output(): string
  signal(signal: NodeJS.Signals): void
  start(): Promise<void>
  kill(): Promise<void>
  end(): Promise<void>
}

export interface MemberPlan {
  name: string
  role: MemberRole
  ports: { public: number; metrics: number }
  environment: Readonly<Record<string, string>>
}

const ENDING_MS = 20_000

export function makeMember({ name, role, ports, environment }: MemberPlan): Member {
  let child: Child | null = null
  const url = `http://127.0.0.1:${ports.public}`
  const signal = (sent: NodeJS.Signals) => void child?.process.kill(sent)
  return {
    name,
    role,
    url,
    metricsUrl: `http://127.0.0.1:${ports.metrics}/metrics`,
    pid: () => child?.process.pid ?? 0,
    output: () => child?.output() ?? '',
    signal,
    async start() {
      child = spawnScript(role, { ...environment })
      await waitUntilReady(child, url)
    },
    async kill() {
      signal('SIGKILL')
      await child?.exited
    },
    async end() {
      // A frozen process hears nothing.
      signal('SIGCONT')
      signal('SIGTERM')
      const impatience = setTimeout(() => signal('SIGKILL'), ENDING_MS)
      await child?.exited
      clearTimeout(impatience)
    },
  }
}
