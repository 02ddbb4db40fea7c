import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProcessMemory } from '../growth/bench-memory.ts'
import type { DeskFigures } from '../growth/desk/bench-desk.ts'
import type { Measurement } from '../measuring/measure.ts'
import type { Profiled } from '../profile/bench-profile.ts'
import type { FanOut } from '../stream/fan-out.ts'

/** All figures of one run. */
export interface ReportFigures {
  measuredOn: string
  machine: string
  rounds: number
  seconds: number
  /** Load of the machine before the run. */
  loadBefore: number
  sides: Measurement[]
  growth: Measurement[]
  deliveries: Measurement[]
  profiles: Profiled[]
  /** Of each process of each form; absent in figures of earlier runs. */
  memory?: ProcessMemory[]
  fanOut?: FanOut
  desk?: DeskFigures
}

/** Not committed; the committed report is drawn from it. */
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
