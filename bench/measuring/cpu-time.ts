import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Processor time that a process has used; NaN where the system does not report it. */
export function cpuTimeMs(pid: number): number {
  return readCpuTimeMs(`/proc/${pid}/stat`)
}

/** That of its first thread, which runs JavaScript; other threads collect garbage and compile. */
export function mainThreadCpuTimeMs(pid: number): number {
  return readCpuTimeMs(`/proc/${pid}/task/${pid}/stat`)
}

function readCpuTimeMs(path: string): number {
  try {
    const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ')
    return (Number(fields?.[11]) + Number(fields?.[12])) * TICK_MS
  } catch {
    return Number.NaN
  }
}
