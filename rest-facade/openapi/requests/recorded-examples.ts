import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentExamples } from '../document-setup.ts'

const FOLDER = join(import.meta.dirname, '../../../schema/openapi/examples')

const DAY_MS = 24 * 60 * 60 * 1000

/** The day on which the recorded examples seem to have been sent. */
export const RECORDED_DAY = Date.UTC(2026, 6, 1)

/** Days that are farther away do not depend on the day of the recording. */
const NEAR_MS = 400 * DAY_MS

const DAY = /\b\d{4}-\d\d-\d\d(?!\d)/g

/** Addresses of the tests that recorded the examples, and of the documents. */
const RECORDED_ADDRESS = /\b(http|ws):\/\/(?:api\.test|127\.0\.0\.1:4000)(?=[/"])/g

/** The examples that `npm run schema:examples` has recorded, as if they had been sent at this moment. */
export function readExamples(name: string, now: Date): DocumentExamples {
  const text = readFileSync(join(FOLDER, `${name}.json`), 'utf8')
  return JSON.parse(moveDays(text, RECORDED_DAY, now.getTime()))
}

/** Moves each day in a text by the distance of two moments in whole days. */
export function moveDays(text: string, from: number, to: number): string {
  const distance = (Math.floor(to / DAY_MS) - Math.floor(from / DAY_MS)) * DAY_MS
  return text.replaceAll(DAY, (day) => {
    const time = Date.parse(day)
    const isNear = Math.abs(time - from) <= NEAR_MS
    return isNear ? new Date(time + distance).toISOString().slice(0, 10) : day
  })
}

/** Replaces the address in examples by that of this installation. */
export function withPublicAddress(text: string, publicUrl: string): string {
  const { host, protocol } = new URL(publicUrl)
  const end = protocol === 'https:' ? 's' : ''
  return text.replaceAll(RECORDED_ADDRESS, (_all, kind) => `${kind}${end}://${host}`)
}
