import { invalidInput } from '../../../platform/input/issues.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import type { ProvisionRequest } from '../../../schema/club/provisioning.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Club } from '../clubs/club.ts'
import { findConflicts } from './conflict-rules.ts'
import { planProvisioning } from './plan-rules.ts'
import type { DeviceCredential, PlanMaking, ProvisioningChange } from './provisioning-plan.ts'
import { readState } from './state-store.ts'
import { provisioningStore } from './store.ts'

export interface Provisioned {
  changes: ProvisioningChange[]
  unchangedCount: number
  /** The named clubs, without those that a dry run would create. */
  clubs: Club[]
  /** None of a dry run. */
  credentials: DeviceCredential[]
}

/** Makes the stored records as given, or refuses all of it with every conflict. */
export async function provision(
  tx: Tx,
  asked: ProvisionRequest,
  making: PlanMaking,
): Promise<Provisioned> {
  await provisioningStore.lock(tx)
  const state = await readState(tx, asked)
  const conflicts = findConflicts(asked, state)
  if (conflicts.length > 0) throw invalidInput(conflicts)

  const plan = planProvisioning(asked, state, making)
  const { unchangedCount, credentials } = plan
  const changes = plan.changes.slice(0, CLUB_LIMITS.provisioning.records)
  if (asked.dryRun === true)
    return { changes, unchangedCount, clubs: [...state.clubs.values()], credentials: [] }

  await provisioningStore.write(tx, plan)
  const slugs = (asked.organizations ?? []).flatMap(({ clubs }) => clubs ?? [])
  const made = new Map(plan.clubs.added.map((club) => [club.slug, club]))
  const clubs = slugs.flatMap(({ key }) => made.get(key) ?? state.clubs.get(key) ?? [])
  return { changes, unchangedCount, clubs, credentials }
}
