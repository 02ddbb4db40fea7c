import type {
  ProvisionedApplication,
  ProvisionedClub,
  ProvisionedOrganization,
  ProvisionRequest,
} from '../../../schema/club/provisioning.ts'
import type { Club } from '../clubs/club.ts'
import { nextUpdateOf } from '../clubs/rules.ts'
import { readPublicKey } from '../installations/public-key.ts'
import { planPlaces } from './place-rules.ts'
import { settle } from './plan-record.ts'
import {
  emptyPlan,
  type Plan,
  type PlanMaking,
  type ProvisionedState,
} from './provisioning-plan.ts'
import { planStaff } from './staff-rules.ts'

/** The rules of a new club's sessions; `docs/club-api-decisions.md`. */
const SESSION_RULES = { scoringMode: 'STAR_POINT', ruleVersion: 'padel-2026.1' }

/** Compares what is given with what is stored; `findConflicts` has found nothing. */
export function planProvisioning(
  asked: ProvisionRequest,
  state: ProvisionedState,
  making: PlanMaking,
): Plan {
  const plan = emptyPlan()
  const prune = asked.prune === true
  const admins = asked.admins?.map((person) => ({ ...person, role: 'ADMIN' as const }))
  planStaff(plan, { club: null, asked: admins, prune }, state, making)
  for (const application of asked.applications ?? [])
    planApplication(plan, application, state, making)
  for (const organization of asked.organizations ?? []) {
    const { id } = planOrganization(plan, organization, state, making)
    for (const club of organization.clubs ?? []) {
      const planned = planClub(plan, { ...club, organizationId: id }, state, making)
      planPlaces(plan, { club: planned, asked: club, prune }, state, making)
      planStaff(plan, { club: planned, asked: club.staff, prune }, state, making)
    }
  }
  return plan
}

function planOrganization(
  plan: Plan,
  { key, name }: ProvisionedOrganization,
  { organizations }: ProvisionedState,
  { newId, now }: PlanMaking,
) {
  return settle(plan, plan.organizations, {
    ...{ kind: 'ORGANIZATION', key, stored: organizations.get(key), values: { name } },
    make() {
      const id = newId()
      plan.keys.added.push({ id, kind: 'ORGANIZATION', scope: '', externalKey: key })
      return { id, name, createdAt: now }
    },
  })
}

function planClub(
  plan: Plan,
  {
    key,
    locations: _locations,
    staff: _staff,
    ...club
  }: ProvisionedClub & { organizationId: string },
  { clubs }: ProvisionedState,
  { newId, now }: PlanMaking,
): Club {
  const stored = clubs.get(key)
  const made = { createdAt: now, updatedAt: now, status: 'ACTIVE' as const, ...SESSION_RULES }
  return settle(plan, plan.clubs, {
    ...{ kind: 'CLUB', key, stored, values: club },
    stamps: { updatedAt: stored ? nextUpdateOf(stored, now) : now },
    make: () => ({ id: newId(), slug: key, ...club, ...made }),
  })
}

function planApplication(
  plan: Plan,
  { key, name, redirectUris, wantedScopes, publicKey, publisher, logoUrl }: ProvisionedApplication,
  { applications }: ProvisionedState,
  { newId, now }: PlanMaking,
) {
  const registration = {
    redirectUris: [...new Set(redirectUris)],
    requestedScopes: wantedScopes,
    publicKey: readPublicKey(publicKey),
    publisher: publisher ?? null,
    logoUrl: logoUrl ?? null,
  }
  return settle(plan, plan.applications, {
    ...{ kind: 'APPLICATION', key, stored: applications.get(key), values: { name, registration } },
    make: () => ({ id: newId(), slug: key, name, registration, createdAt: now }),
  })
}
