import {
  DEVICE_CREDENTIAL_BYTES,
  hashDeviceCredential,
  toDeviceCredential,
} from '../../../schema/club/device-credential-text.ts'
import type { ProvisionedCourt } from '../../../schema/club/provisioning.ts'
import type { CourtDevice } from '../court-devices/court-device.ts'
import type {
  Plan,
  PlanContext,
  ProvisionedState,
  ProvisioningChange,
} from './provisioning-plan.ts'

interface PlannedDevice extends Pick<CourtDevice, 'courtId' | 'clubId'> {
  /** Key of the court in the platform. */
  key: string
  requested: ProvisionedCourt['device']
  prune: boolean
}

/** Plans the device of a court: a new one, or a new credential where the given number is higher. */
export function planDevice(
  plan: Plan,
  { courtId, clubId, key, requested, prune }: PlannedDevice,
  { devices }: ProvisionedState,
  { newId, now, randomBytes }: PlanContext,
): void {
  const stored = devices.find((device) => device.courtId === courtId)
  const note = (action: ProvisioningChange['action'], fields: string[] = []) =>
    plan.changes.push({ action, kind: 'DEVICE', key, fields })
  const createCredential = () => {
    const credential = toDeviceCredential(randomBytes(DEVICE_CREDENTIAL_BYTES))
    plan.credentials.push({ key, courtId, credential })
    return Buffer.from(hashDeviceCredential(credential), 'hex')
  }

  if (stored === undefined) {
    if (requested == null) return
    note('CREATE')
    const ids = { id: newId(), clubId, courtId }
    const credential = { credentialNumber: requested, credentialHash: createCredential() }
    plan.devices.added.push({ ...ids, ...credential, createdAt: now, updatedAt: now })
  } else if (requested == null) {
    note(prune ? 'DELETE' : 'ABSENT')
    if (prune) plan.devices.deleted.push(stored.id)
  } else if (requested > stored.credentialNumber) {
    note('UPDATE', ['credential'])
    const credential = { credentialNumber: requested, credentialHash: createCredential() }
    plan.devices.changed.push({ id: stored.id, values: { ...credential, updatedAt: now } })
  } else if (requested < stored.credentialNumber) {
    note('KEPT', ['credential'])
  } else {
    plan.unchangedCount += 1
  }
}
