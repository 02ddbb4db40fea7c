import { randomBytes } from 'node:crypto'
import { spawnScript } from '../../support/processes/child.ts'
import type { Row } from './row.ts'

const ENDED_WITHIN_MS = 60_000

/** A subgraph of an installation whose keys an operator lost: it has to refuse, and the others to go on. */
export const OTHER_KEYS: readonly Row[] = (['club', 'volunteer'] as const).map((role) => ({
  title: `start of a ${role} with changed SECRET_KEYS`,
  async happen({ installation }) {
    const SECRET_KEYS = randomBytes(32).toString('base64')
    const ports = { PORT: '0', INTERNAL_PORT: '0' }
    const child = spawnScript(role, { ...installation.environment, ...ports, SECRET_KEYS })
    const impatience = setTimeout(() => child.process.kill('SIGKILL'), ENDED_WITHIN_MS)
    const code = await child.exited
    clearTimeout(impatience)
    const isTold = child.output().includes('SECRET_KEYS lacks the key')
    if (code !== 1 || !isTold)
      throw new Error(`It ended with ${code}, and said:\n${child.output().slice(-500)}`)
  },
}))
