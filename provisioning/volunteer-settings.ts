import { toEnumName } from '../schema/enum-names.ts'
import type { ProvisioningFile, Volunteer } from './file/file-schema.ts'
import type { QueryGraph } from './graph.ts'
import type { ListedChange } from './plan-lines.ts'

/** A club whose volunteer side is in the file; the id is null before the club exists. */
export interface VolunteerClub {
  id: string | null
  key: string
  wanted: Volunteer
}

interface Settings {
  isPro: boolean
  addOns: string[]
  isEnabled: boolean
}

const READ = `query VolunteerSettings($clubId: ID!) {
  volunteerAccount(clubId: $clubId) { plan { isPro addOns } isIntegrationEnabled }
}`

const SET_PLAN = `mutation SetVolunteerPlan($input: SetVolunteerPlanInput!) {
  setVolunteerPlan(input: $input) { account { clubId } }
}`

const SET_ACCESS = `mutation SetVolunteerIntegration($input: SetVolunteerIntegrationInput!) {
  setVolunteerIntegration(input: $input) { account { clubId } }
}`

export function volunteerClubsOf(
  { organizations }: ProvisioningFile,
  idsBySlug: ReadonlyMap<string, string>,
): VolunteerClub[] {
  const clubs = (organizations ?? []).flatMap((organization) => organization.clubs ?? [])
  return clubs.flatMap(({ key, volunteer }) =>
    volunteer ? [{ id: idsBySlug.get(key) ?? null, key, wanted: volunteer }] : [],
  )
}

/** Compares the volunteer side of a club with the file, and changes it unless this is a dry run; null if it is equal. */
export async function applyVolunteerSettings(
  queryGraph: QueryGraph,
  { id, key, wanted }: VolunteerClub,
  { dryRun }: { dryRun: boolean },
): Promise<ListedChange | null> {
  const current = id === null ? NOTHING : await read(queryGraph, id)
  const next = {
    isPro: wanted.plan ? wanted.plan === 'pro' : current.isPro,
    addOns: wanted.addOns ? [...new Set(wanted.addOns)].map(toEnumName).sort() : current.addOns,
    isEnabled: wanted.apiAccess ?? current.isEnabled,
  }
  const fields = [
    ...(next.isPro === current.isPro ? [] : ['plan']),
    ...(next.addOns.join() === current.addOns.join() ? [] : ['addOns']),
    ...(next.isEnabled === current.isEnabled ? [] : ['apiAccess']),
  ]
  if (fields.length === 0) return null

  if (!dryRun && id !== null) await write(queryGraph, id, { fields, next })
  return { action: 'UPDATE', kind: 'VOLUNTEER', key, fields }
}

/** Of a club that has bought nothing. */
const NOTHING: Settings = { isPro: false, addOns: [], isEnabled: true }

async function read(queryGraph: QueryGraph, clubId: string): Promise<Settings> {
  const { volunteerAccount } = await queryGraph<{
    volunteerAccount: {
      plan: { isPro: boolean; addOns: string[] }
      isIntegrationEnabled: boolean
    } | null
  }>(READ, { clubId })
  if (volunteerAccount === null) return NOTHING

  const { plan, isIntegrationEnabled } = volunteerAccount
  return { isPro: plan.isPro, addOns: plan.addOns.toSorted(), isEnabled: isIntegrationEnabled }
}

async function write(
  queryGraph: QueryGraph,
  clubId: string,
  { fields, next }: { fields: readonly string[]; next: Settings },
): Promise<void> {
  const { isPro, addOns, isEnabled } = next
  if (fields.includes('plan') || fields.includes('addOns'))
    await queryGraph(SET_PLAN, { input: { clubId, isPro, addOns } })
  if (fields.includes('apiAccess')) await queryGraph(SET_ACCESS, { input: { clubId, isEnabled } })
}
