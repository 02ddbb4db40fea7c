import { type CacheRules, cacheLookUps } from '../../../platform/bus/cache-look-ups.ts'
import type { DeviceCaller, ScreenCaller } from '../../../platform/caller.ts'
import { hashDeviceCredential } from '../../../schema/club/device-credential-text.ts'
import { Problem } from '../../../schema/problem.ts'

/** Finds the device or the screen of a credential by its hash, or null. */
export type FindCourtDevice = (
  hash: string,
  requestId: string,
) => Promise<DeviceCaller | ScreenCaller | null>

export interface DeviceSetup extends CacheRules {
  findCourtDevice: FindCourtDevice
}

/** Authenticates a device or a screen by a credential of its own. */
export function makePresentDevice(setup: DeviceSetup) {
  const { lookUp } = cacheLookUps(setup.findCourtDevice, setup)

  return async (token: string, requestId: string): Promise<DeviceCaller | ScreenCaller> => {
    const found = await lookUp(hashDeviceCredential(token), requestId)
    if (found === null)
      throw new Problem(
        'invalid_credential',
        'The credential of the device or screen is not valid.',
      )

    return { ...found, name: null, expiresAt: null }
  }
}
