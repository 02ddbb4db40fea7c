import { readFile } from 'node:fs/promises'
import { yieldToEventLoop } from '../../platform/limits/yield-to-event-loop.ts'
import { CLUB_API } from '../club/club-api.ts'
import { withPublicAddress } from '../openapi/requests/recorded-examples.ts'
import { VOLUNTEER_API } from '../volunteer/volunteer-api.ts'
import type { OpenApiDocument } from './model/openapi-document.ts'
import { readReference } from './model/read-reference.ts'
import type { ApiReference } from './model/reference.ts'

export type ReferenceModel = Readonly<Record<'club' | 'volunteer', ApiReference>>

/**
 * Reads the documents that the APIs serve, with the public address of this installation. Yields between them, because
 * each takes some tens of milliseconds.
 */
export async function readDocuments(publicUrl: string): Promise<ReferenceModel> {
  const club = readReference('club', await readOpenApi('club', publicUrl))
  await yieldToEventLoop()
  const volunteer = readReference('volunteer', await readOpenApi('volunteer', publicUrl))
  return { club, volunteer }
}

const FILES = { club: CLUB_API.document, volunteer: VOLUNTEER_API.document }

/** The document of an API with the public address of this installation. */
export async function readOpenApi(
  api: ApiReference['name'],
  publicUrl: string,
): Promise<OpenApiDocument> {
  return JSON.parse(withPublicAddress(await readFile(FILES[api], 'utf8'), publicUrl))
}
