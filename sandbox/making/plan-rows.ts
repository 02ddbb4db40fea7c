import { randomBytes } from 'node:crypto'
import { ProvisionInput } from '../../schema/club/provisioning.ts'
import { planProvisioning } from '../../subgraphs/club/provisioning/plan-rules.ts'
import type { Plan, ProvisionedState } from '../../subgraphs/club/provisioning/provisioning-plan.ts'
import type { ClubPlan, OrganizationPlan } from '../plans/club-plan.ts'
import type { Making } from './making.ts'

const NOTHING_STORED: ProvisionedState = {
  ...{ organizations: new Map(), clubs: new Map(), applications: new Map() },
  ...{ keys: [], locations: [], courts: [], staff: [], devices: [] },
  ...{ courtsByPublicId: new Map(), courtsInUse: new Set() },
}

/** The rows of an organization as provisioning creates them; the sandbox adds a history to them. */
export function planRows(
  plan: OrganizationPlan,
  { now, newId }: Pick<Making, 'now' | 'newId'>,
): Plan {
  const asked = ProvisionInput.parse({ organizations: [toProvisioned(plan)] })
  return planProvisioning(asked, NOTHING_STORED, { now, newId, randomBytes })
}

/** The organization as provisioning takes it. */
export function toProvisioned({ key, name, clubs }: OrganizationPlan) {
  return { key, name, clubs: clubs.map(toClub) }
}

function toClub({ slug, name, timezone, currency, country, language, locations }: ClubPlan) {
  return {
    ...{ key: slug, name, timezone, currency, country, language },
    locations: locations.map(
      ({ weekly: _weekly, exceptions: _exceptions, courts, ...location }) => ({
        ...location,
        courts: courts.map(({ status: _status, ...court }) => ({
          key: court.publicId.toLowerCase(),
          ...court,
        })),
      }),
    ),
  }
}
