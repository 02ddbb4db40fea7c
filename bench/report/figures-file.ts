import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Measurement } from '../measuring/measure.ts'
import type { Profiled } from '../profile/bench-profile.ts'

/** All that one run has measured. */
export interface ReportFigures {
  measuredOn: string
  machine: string
  rounds: number
  seconds: number
  /** Processes that waited for a core when it began, beside ours. */
  loadBefore: number
  sides: Measurement[]
  growth: Measurement[]
  deliveries: Measurement[]
  profiles: Profiled[]
}

/** Not committed: what is committed is drawn from it. */
const FOLDER = join(import.meta.dirname, '../results')
const LATEST = join(FOLDER, 'latest.json')

export async function keepFigures(figures: ReportFigures): Promise<string> {
  const text = `${JSON.stringify(figures, null, 2)}\n`
  await mkdir(FOLDER, { recursive: true })
  await writeFile(join(FOLDER, `${figures.measuredOn.replaceAll(':', '-')}.json`), text)
  await writeFile(LATEST, text)
  return LATEST
}

export async function readFigures(): Promise<ReportFigures> {
  return JSON.parse(await readFile(LATEST, 'utf8'))
}
