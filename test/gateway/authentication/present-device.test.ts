import { describe, expect, test } from '@jest/globals'
import { toCredential } from '../../../gateway/authentication/connection-credential.ts'
import { makePresentDevice } from '../../../gateway/authentication/staff/present-device.ts'
import { ALL_CALLERS, CALLERS_TOPIC, makeLocalBus } from '../../../platform/bus/bus.ts'
import type { DeviceCaller } from '../../../platform/caller.ts'
import { hashDeviceCredential } from '../../../schema/club/device-credential-text.ts'

const DEVICE: DeviceCaller = { kind: 'device', subject: 'd-1', clubId: 'cl-1', courtId: 'co-1' }

describe("a device's own credential", () => {
  test('is distinguished from access tokens by its prefix', () => {
    expect(toCredential('Bearer cd_a-_b')).toEqual({ kind: 'device', token: 'cd_a-_b' })
  })

  test('is looked up by its hash, and refused once it is replaced', async () => {
    const hashes = new Map([[hashDeviceCredential('cd_first'), DEVICE]])
    const bus = makeLocalBus()
    const present = makePresentDevice({
      ...{ bus, now: () => new Date(0) },
      findCourtDevice: async (hash) => hashes.get(hash) ?? null,
    })
    expect(await present('cd_first', 'req-1')).toMatchObject(DEVICE)

    hashes.clear()
    bus.publish(CALLERS_TOPIC, ALL_CALLERS)
    await expect(present('cd_first', 'req-2')).rejects.toMatchObject({ code: 'invalid_credential' })
  })
})
