import type { NewId } from '../../../platform/ids.ts'
import type { Club } from '../clubs/club.ts'
import type { Location } from '../clubs/location.ts'
import type { Organization } from '../clubs/organization.ts'
import type { CourtDevice } from '../court-devices/court-device.ts'
import type { Court } from '../courts/court.ts'
import type { Application } from '../installations/application.ts'
import type { StaffRole } from '../staff-members/staff-role.ts'
import type { ExternalKey } from './external-key.ts'

export interface ProvisioningChange {
  action: 'CREATE' | 'UPDATE' | 'DELETE' | 'ABSENT' | 'IN_USE' | 'KEPT'
  kind: 'ORGANIZATION' | 'CLUB' | 'LOCATION' | 'COURT' | 'APPLICATION' | 'STAFF' | 'DEVICE'
  key: string
  /** Names of the fields of an update, or of those that are kept. */
  fields: string[]
}

/** Writes to one table. */
export interface Writes<T> {
  added: T[]
  changed: { id: string; values: Partial<T> }[]
  deleted: string[]
}

/** The differences between the requested and the stored records, and the writes that end them. */
export interface Plan {
  changes: ProvisioningChange[]
  unchangedCount: number
  organizations: Writes<Organization>
  clubs: Writes<Club>
  locations: Writes<Location>
  courts: Writes<Court>
  applications: Writes<Application>
  keys: Writes<ExternalKey>
  staff: Writes<StaffRole>
  devices: Writes<CourtDevice>
  /** Credentials of the new devices, and new ones of others. */
  credentials: DeviceCredential[]
}

export interface DeviceCredential {
  /** Key of the court. */
  key: string
  courtId: string
  credential: string
}

export function emptyPlan(): Plan {
  const none = () => ({ added: [], changed: [], deleted: [] })
  return {
    ...{ changes: [], unchangedCount: 0, organizations: none(), clubs: none() },
    ...{ locations: none(), courts: none(), applications: none(), keys: none() },
    ...{ staff: none(), devices: none(), credentials: [] },
  }
}

const STAYS: readonly ProvisioningChange['action'][] = ['ABSENT', 'IN_USE', 'KEPT']

/** Whether a plan has writes. */
export function isToWrite({ changes }: Plan): boolean {
  return changes.some(({ action }) => !STAYS.includes(action))
}

/** The stored records that an input names, and those below its clubs. */
export interface ProvisionedState {
  /** By external key. */
  organizations: ReadonlyMap<string, Organization>
  /** By slug. */
  clubs: ReadonlyMap<string, Club>
  applications: ReadonlyMap<string, Application>
  /** Of the clubs. */
  keys: readonly ExternalKey[]
  locations: readonly Location[]
  courts: readonly Court[]
  /** Ids of the courts that have one of the named public ids. */
  courtsByPublicId: ReadonlyMap<string, string>
  /** Of the clubs, and ADMINs. */
  staff: readonly StaffRole[]
  devices: readonly CourtDevice[]
  /** Ids of the provisioned courts with bookings, sessions or mappings. */
  courtsInUse: ReadonlySet<string>
}

export interface PlanContext {
  now: Date
  newId: NewId
  randomBytes: (count: number) => Buffer
}
