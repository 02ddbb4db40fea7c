import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rest } from '../rows/row.ts'
import type { Member } from '../twins/member.ts'

/** Memory of a process right after a full collection. */
export interface MemorySample {
  at: number
  heapMb: number
  rssMb: number
}

const PATIENCE_MS = 10_000
const MB = 1024 * 1024

/** The options with which a process collects all garbage and writes its memory down when it is asked by a signal. */
export function withMemoryReport(folder: string): Record<string, string> {
  const script = join(folder, 'report-memory.mjs')
  writeFileSync(script, REPORT)
  return { NODE_OPTIONS: `--import=${script}`, MEMORY_FOLDER: folder }
}

const REPORT = `import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc')
if (process.env.MEMORY_FOLDER) process.on('SIGUSR2', () => {
  gc()
  gc()
  writeFileSync(process.env.MEMORY_FOLDER + '/memory-' + process.pid, JSON.stringify({ ...process.memoryUsage(), at: Date.now() }))
})
`

/** Null where the process does not answer in time. */
export async function sampleMemory(folder: string, member: Member): Promise<MemorySample | null> {
  const askedAt = Date.now()
  member.signal('SIGUSR2')
  while (Date.now() < askedAt + PATIENCE_MS) {
    await rest(100)
    const text = await readFile(join(folder, `memory-${member.pid()}`), 'utf8').catch(() => '')
    if (text === '') continue
    const { at, heapUsed, rss } = JSON.parse(text)
    if (at >= askedAt) return { at, heapMb: heapUsed / MB, rssMb: rss / MB }
  }
  return null
}
