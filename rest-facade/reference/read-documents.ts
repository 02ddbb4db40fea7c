import { readFileSync } from 'node:fs'
import { CLUB_API } from '../club/club-api.ts'
import { VOLUNTEER_API } from '../volunteer/volunteer-api.ts'
import { readReference } from './model/read-reference.ts'
import type { ApiReference } from './model/reference.ts'

export type ReferenceModel = Readonly<Record<'club' | 'volunteer', ApiReference>>

/** Addresses of the tests that recorded the examples, and of the documents. */
const RECORDED = /\b(http|ws):\/\/(?:api\.test|127\.0\.0\.1:4000)(?=[/"])/g

/** Reads the documents that the APIs serve, with the public address of this installation. */
export function readDocuments(publicUrl: string): ReferenceModel {
  const { host, protocol } = new URL(publicUrl)
  const end = protocol === 'https:' ? 's' : ''
  const read = (file: URL) => {
    const text = readFileSync(file, 'utf8')
    return JSON.parse(text.replaceAll(RECORDED, (_all, kind) => `${kind}${end}://${host}`))
  }
  return {
    club: readReference('club', read(CLUB_API.document)),
    volunteer: readReference('volunteer', read(VOLUNTEER_API.document)),
  }
}
