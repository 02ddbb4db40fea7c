import type {
  ProvisionedClub,
  ProvisionedCourt,
  ProvisionedLocation,
} from '../../../schema/club/provisioning.ts'
import { laterThan } from '../../foundation/change/optimistic-lock.ts'
import type { Club } from '../clubs/club.ts'
import { toStoredHours } from '../clubs/day-hours.ts'
import type { Location } from '../clubs/location.ts'
import type { Court } from '../courts/court.ts'
import { NO_CLOSING } from '../courts/rules.ts'
import { planDevice } from './device-rules.ts'
import type { ExternalKey } from './external-key.ts'
import { findByKey } from './find-by-key.ts'
import { planRecord } from './plan-record.ts'
import type {
  Plan,
  PlanContext,
  ProvisionedState,
  ProvisioningChange,
} from './provisioning-plan.ts'

interface PlannedClub {
  club: Club
  requested: ProvisionedClub
  prune: boolean
}

/** Plans the locations and courts of a club, those that are no longer named included. */
export function planPlaces(
  plan: Plan,
  { club, requested, prune }: PlannedClub,
  state: ProvisionedState,
  context: PlanContext,
): void {
  if (!requested.locations) return

  const named = new Set<string>()
  for (const location of requested.locations) {
    const { id } = planLocation(plan, club, location, state, context)
    named.add(id)
    const untouched = location.courts ? [] : state.courts.filter((court) => court.locationId === id)
    for (const court of untouched) named.add(court.id)
    for (const one of location.courts ?? []) {
      const court = planCourt(plan, { club, locationId: id, requested: one }, state, context)
      const key = `${club.slug}/${one.key}`
      const place = { courtId: court.id, clubId: club.id, key }
      planDevice(plan, { ...place, requested: one.device, prune }, state, context)
      named.add(court.id)
    }
  }
  planAbsent(plan, { club, named, prune }, state, context)
}

function planLocation(
  plan: Plan,
  club: Club,
  { key, courts: _courts, openingHours: days, ...given }: ProvisionedLocation,
  state: ProvisionedState,
  { newId, now }: PlanContext,
): Location {
  const { country, timezone } = club
  const stored = findByKey(state, 'locations', { scope: club.id, kind: 'LOCATION', key })
  const hours = days && { openingHours: toStoredHours(days) }
  const values = { ...withoutNull(given), country, timezone, ...hours }
  return planRecord<Location>(plan, plan.locations, {
    ...{ kind: 'LOCATION', key: `${club.slug}/${key}`, stored, values },
    stamps: { updatedAt: stored ? laterThan(stored, now) : now },
    create() {
      const id = newId()
      plan.keys.added.push({ id, kind: 'LOCATION', scope: club.id, externalKey: key })
      return { ...NEW_LOCATION, id, clubId: club.id, createdAt: now, updatedAt: now, ...values }
    },
  })
}

const NEW_LOCATION = {
  ...{ address: '', city: '', postalCode: '', status: 'ACTIVE' as const, openingHours: null },
}

interface PlannedCourt {
  club: Club
  locationId: string
  requested: ProvisionedCourt
}

function planCourt(
  plan: Plan,
  { club, locationId, requested: { key, device: _device, ...values } }: PlannedCourt,
  state: ProvisionedState,
  { newId, now }: PlanContext,
): Court {
  const stored = findByKey(state, 'courts', { scope: club.id, kind: 'COURT', key })
  return planRecord<Court>(plan, plan.courts, {
    ...{ kind: 'COURT', key: `${club.slug}/${key}`, stored, values },
    stamps: { updatedAt: stored ? laterThan(stored, now) : now },
    create() {
      const id = newId()
      plan.keys.added.push({ id, kind: 'COURT', scope: club.id, externalKey: key })
      const times = { createdAt: now, updatedAt: now }
      return { ...NEW_COURT, ...values, id, clubId: club.id, locationId, ...times }
    },
  })
}

const NEW_COURT = {
  ...NO_CLOSING,
  ...{ status: 'AVAILABLE' as const, closingChangedAt: null, deviceSeenAt: null },
  ...{ hasDeviceWarning: false, statusDueAt: null, publishedCount: 0 },
}

/**
 * Plans the locations and courts that the input no longer names: with prune those in use stay, others are deleted. A device
 * is deleted whether or not its court stays.
 */
function planAbsent(
  plan: Plan,
  { club, named, prune }: { club: Club; named: ReadonlySet<string>; prune: boolean },
  state: ProvisionedState,
  context: PlanContext,
): void {
  const { keys, courts, courtsInUse } = state
  const absent = keys.filter(({ id, scope }) => scope === club.id && !named.has(id))
  const deleted = new Set<string>()
  const note = ({ id, externalKey }: ExternalKey, kind: 'LOCATION' | 'COURT', isInUse: boolean) => {
    const action: ProvisioningChange['action'] = isInUse ? 'IN_USE' : 'DELETE'
    const key = `${club.slug}/${externalKey}`
    plan.changes.push({ action: prune ? action : 'ABSENT', kind, key, fields: [] })
    if (!prune || isInUse) return

    deleted.add(id)
    plan.keys.deleted.push(id)
    plan[kind === 'COURT' ? 'courts' : 'locations'].deleted.push(id)
  }
  for (const court of absent.filter(({ kind }) => kind === 'COURT')) {
    note(court, 'COURT', courtsInUse.has(court.id))
    const key = `${club.slug}/${court.externalKey}`
    planDevice(
      plan,
      { courtId: court.id, clubId: club.id, key, requested: null, prune },
      state,
      context,
    )
  }
  const remaining = new Set(
    [...courts.filter(({ id }) => !deleted.has(id)), ...plan.courts.added].map(
      ({ locationId }) => locationId,
    ),
  )
  for (const key of absent)
    if (key.kind === 'LOCATION') note(key, 'LOCATION', remaining.has(key.id))
}

function withoutNull<T extends object>(given: T) {
  const kept = Object.entries(given).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(kept) as { [K in keyof T]: NonNullable<T[K]> }
}
