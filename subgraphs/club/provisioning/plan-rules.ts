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
import { planRecord } from './plan-record.ts'
import {
  emptyPlan,
  type Plan,
  type PlanContext,
  type ProvisionedState,
} from './provisioning-plan.ts'
import { planStaff } from './staff-rules.ts'

/** The rules of a new club's sessions; `docs/club-api-decisions.md`. */
const SESSION_RULES = { scoringMode: 'STAR_POINT', ruleVersion: 'padel-2026.1' }

/** Compares the requested records, which have no conflicts, with the stored ones. */
export function planProvisioning(
  requested: ProvisionRequest,
  state: ProvisionedState,
  context: PlanContext,
): Plan {
  const plan = emptyPlan()
  const prune = requested.prune === true
  const admins = requested.admins?.map((person) => ({ ...person, role: 'ADMIN' as const }))
  planStaff(plan, { club: null, requested: admins, prune }, state, context)
  for (const application of requested.applications ?? [])
    planApplication(plan, application, state, context)
  for (const organization of requested.organizations ?? []) {
    const { id } = planOrganization(plan, organization, state, context)
    for (const club of organization.clubs ?? []) {
      const planned = planClub(plan, { ...club, organizationId: id }, state, context)
      planPlaces(plan, { club: planned, requested: club, prune }, state, context)
      planStaff(plan, { club: planned, requested: club.staff, prune }, state, context)
    }
  }
  return plan
}

function planOrganization(
  plan: Plan,
  { key, name }: ProvisionedOrganization,
  { organizations }: ProvisionedState,
  { newId, now }: PlanContext,
) {
  return planRecord(plan, plan.organizations, {
    ...{ kind: 'ORGANIZATION', key, stored: organizations.get(key), values: { name } },
    create() {
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
  { newId, now }: PlanContext,
): Club {
  const stored = clubs.get(key)
  const created = { createdAt: now, updatedAt: now, status: 'ACTIVE' as const, ...SESSION_RULES }
  return planRecord(plan, plan.clubs, {
    ...{ kind: 'CLUB', key, stored, values: club },
    stamps: { updatedAt: stored ? nextUpdateOf(stored, now) : now },
    create: () => ({ id: newId(), slug: key, ...club, ...created }),
  })
}

function planApplication(
  plan: Plan,
  { key, name, redirectUris, wantedScopes, publicKey, publisher, logoUrl }: ProvisionedApplication,
  { applications }: ProvisionedState,
  { newId, now }: PlanContext,
) {
  const registration = {
    redirectUris: [...new Set(redirectUris)],
    requestedScopes: wantedScopes,
    publicKey: readPublicKey(publicKey),
    publisher: publisher ?? null,
    logoUrl: logoUrl ?? null,
  }
  return planRecord(plan, plan.applications, {
    ...{ kind: 'APPLICATION', key, stored: applications.get(key), values: { name, registration } },
    create: () => ({ id: newId(), slug: key, name, registration, createdAt: now }),
  })
}
