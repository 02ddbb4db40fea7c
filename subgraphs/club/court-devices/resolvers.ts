import { z } from 'zod'
import { asService } from '../../../platform/caller.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { courtDeviceStore } from './store.ts'

const CredentialHash = z.string().regex(/^[0-9a-f]{64}$/)

export const Query = {
  async courtDevice(_parent, { hash }, { caller, database }) {
    asService(caller)
    const bytes = Buffer.from(parseInput(CredentialHash, hash), 'hex')
    const device = await courtDeviceStore.findByHash(database, bytes)
    return device && { deviceId: device.id, clubId: device.clubId, courtId: device.courtId }
  },
} satisfies FieldsOf<'Query'>
