import type { GraphExecutor } from '../../../platform/executor.ts'
import { operation } from '../../../schema/operations.ts'
import { makeInternalQuery } from '../../internal-query.ts'
import type { FindCourtDevice } from './present-device.ts'

/** Looks up a device or a screen by the hash of its credential. */
export function makeFindCourtDevice(club: GraphExecutor): FindCourtDevice {
  const query = makeInternalQuery(
    club,
    operation('FindCourtDevice'),
    'Devices cannot be looked up.',
  )
  return async (hash, requestId) => {
    const { courtDevice } = await query({ hash }, requestId)
    if (courtDevice === null) return null

    const { deviceId, clubId, courtId, isScreen } = courtDevice
    return { kind: isScreen ? 'screen' : 'device', subject: deviceId, clubId, courtId }
  }
}
