import { invalidInput } from '../../../platform/input/issues.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import type { ProvisionRequest } from '../../../schema/club/provisioning.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Club } from '../clubs/club.ts'
import { findConflicts } from './conflict-rules.ts'
import { planProvisioning } from './plan-rules.ts'
import {
  type DeviceCredential,
  isToWrite,
  type PlanContext,
  type ProvisioningChange,
} from './provisioning-plan.ts'
import { readState } from './state-store.ts'
import { provisioningStore } from './store.ts'

export interface Provisioned {
  changes: ProvisioningChange[]
  unchangedCount: number
  /** The named clubs, without those that a dry run would create. */
  clubs: Club[]
  /** None of a dry run. */
  credentials: DeviceCredential[]
  /** False of a dry run, and where all lines are ABSENT or IN_USE. */
  isWritten: boolean
}

/** Writes the requested records, or refuses the request with all of its conflicts. */
export async function provision(
  tx: Tx,
  requested: ProvisionRequest,
  context: PlanContext,
): Promise<Provisioned> {
  await provisioningStore.lock(tx)
  const state = await readState(tx, requested)
  const conflicts = findConflicts(requested, state)
  if (conflicts.length > 0) throw invalidInput(conflicts)

  const plan = planProvisioning(requested, state, context)
  const { unchangedCount, credentials } = plan
  const changes = plan.changes.slice(0, CLUB_LIMITS.provisioning.records)
  if (requested.dryRun === true)
    return {
      ...{ changes, unchangedCount, clubs: [...state.clubs.values()], credentials: [] },
      isWritten: false,
    }

  await provisioningStore.write(tx, plan)
  const slugs = (requested.organizations ?? []).flatMap(({ clubs }) => clubs ?? [])
  const created = new Map(plan.clubs.added.map((club) => [club.slug, club]))
  const clubs = slugs.flatMap(({ key }) => created.get(key) ?? state.clubs.get(key) ?? [])
  return { changes, unchangedCount, clubs, credentials, isWritten: isToWrite(plan) }
}
