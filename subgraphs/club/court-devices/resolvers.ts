import { z } from 'zod'
import { asService } from '../../../platform/caller.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { courtCredentialStore } from '../court-credentials/store.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { courtDeviceStore } from './store.ts'

const CredentialHash = z.string().regex(/^[0-9a-f]{64}$/)

export const Query = {
  async courtDevice(_parent, { hash }, { caller, database }) {
    asService(caller)
    const bytes = Buffer.from(parseInput(CredentialHash, hash), 'hex')
    const device = await courtDeviceStore.findByHash(database, bytes)
    const credential = device === null && (await courtCredentialStore.findByHash(database, bytes))
    const found = device ?? (credential || null)
    return (
      found && {
        ...{ deviceId: found.id, clubId: found.clubId, courtId: found.courtId },
        isScreen: 'kind' in found && found.kind === 'SCREEN',
      }
    )
  },
} satisfies FieldsOf<'Query'>
