import { readFile } from 'node:fs/promises'
import { yieldToEventLoop } from '../../platform/limits/yield-to-event-loop.ts'
import { CLUB_API } from '../club/club-api.ts'
import { withPublicAddress } from '../openapi/requests/recorded-examples.ts'
import { VOLUNTEER_API } from '../volunteer/volunteer-api.ts'
import { readReference } from './model/read-reference.ts'
import type { ApiReference } from './model/reference.ts'

export type ReferenceModel = Readonly<Record<'club' | 'volunteer', ApiReference>>

/**
 * Reads the documents that the APIs serve, with the public address of this installation. Yields between them, because
 * each takes some tens of milliseconds.
 */
export async function readDocuments(publicUrl: string): Promise<ReferenceModel> {
  const read = async (file: string) =>
    JSON.parse(withPublicAddress(await readFile(file, 'utf8'), publicUrl))
  const club = readReference('club', await read(CLUB_API.document))
  await yieldToEventLoop()
  const volunteer = readReference('volunteer', await read(VOLUNTEER_API.document))
  return { club, volunteer }
}
