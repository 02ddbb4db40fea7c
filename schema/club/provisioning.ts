import { z } from 'zod'
import { exactText, fault } from '../fields/fields.ts'
import { ClubLanguage, TimeZone } from '../fields/locale-fields.ts'
import { lineText, nameText } from '../fields/text/line-text.ts'
import { LIMITS } from '../limits.ts'
import { APPLICATION_FIELDS, Scopes, Slug } from './applications.ts'
import { CLUB_LIMITS } from './limits.ts'
import { OpeningDays } from './opening-days.ts'
import { nameOfPerson, ProvisionedAdmin, ProvisionedStaff } from './staff-fields.ts'
import { COURT_ROOFS, COURT_SURFACES, LOCATION_STATUSES } from './statuses.ts'

const { list, records, courtNumber } = CLUB_LIMITS.provisioning
const { address, city, postalCode } = CLUB_LIMITS.location

const Name = nameText({ min: 1, max: LIMITS.name })

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

const Currency = z.string().refine((code) => CURRENCIES.has(code), {
  message: 'Send a currency by ISO 4217, such as EUR.',
  params: { rule: 'format' },
})

const Country = z.string().regex(/^[A-Z]{2}$/, {
  message: 'Send a country by ISO 3166-1 alpha-2, such as ES.',
})

export type ProvisionedCourt = z.output<typeof ProvisionedCourt>

export const ProvisionedCourt = z.strictObject({
  key: Slug,
  name: Name,
  number: z.int().min(1).max(courtNumber),
  publicId: exactText({ min: 1, max: CLUB_LIMITS.publicId }).regex(/^[A-Za-z0-9_-]+$/, {
    message: 'Use A-Z, a-z, 0-9, hyphen and underscore.',
  }),
  indoorOutdoor: z.enum(COURT_ROOFS),
  surfaceType: z.enum(COURT_SURFACES),
  device: z.int().min(1).max(CLUB_LIMITS.provisioning.credentialNumber).nullish(),
})

export type ProvisionedLocation = z.output<typeof ProvisionedLocation>

export const ProvisionedLocation = z.strictObject({
  key: Slug,
  name: Name,
  address: lineText({ min: 0, max: address }).nullish(),
  city: lineText({ min: 0, max: city }).nullish(),
  postalCode: lineText({ min: 0, max: postalCode }).nullish(),
  status: z.enum(LOCATION_STATUSES).nullish(),
  openingHours: OpeningDays.nullish(),
  courts: z.array(ProvisionedCourt).max(list).nullish(),
})

export type ProvisionedClub = z.output<typeof ProvisionedClub>

export const ProvisionedClub = z.strictObject({
  key: Slug,
  name: Name,
  timezone: TimeZone,
  currency: Currency,
  country: Country,
  language: ClubLanguage,
  locations: z.array(ProvisionedLocation).max(list).nullish(),
  staff: z.array(ProvisionedStaff).max(list).nullish(),
})

export type ProvisionedOrganization = z.output<typeof ProvisionedOrganization>

export const ProvisionedOrganization = z.strictObject({
  key: Slug,
  name: Name,
  clubs: z.array(ProvisionedClub).max(list).nullish(),
})

export type ProvisionedApplication = z.output<typeof ProvisionedApplication>

export const ProvisionedApplication = z.strictObject({
  key: Slug,
  wantedScopes: Scopes,
  ...APPLICATION_FIELDS,
})

/** The requested records, by external keys. */
export const Provisioning = z
  .strictObject({
    organizations: z.array(ProvisionedOrganization).max(list).nullish(),
    applications: z.array(ProvisionedApplication).max(list).nullish(),
    admins: z.array(ProvisionedAdmin).max(list).nullish(),
  })
  .superRefine((requested, context) => {
    for (const { message, path } of findRepeated(requested))
      fault(context, 'repeated', message, path)
  })

export type Provisioning = z.output<typeof Provisioning>

/** Records of a call; each call has a limit, so that its transaction ends in time. */
export function countRecords({ organizations, applications, admins }: Provisioning): number {
  const clubs = (organizations ?? []).flatMap((organization) => organization.clubs ?? [])
  const locations = clubs.flatMap((club) => club.locations ?? [])
  const courts = locations.flatMap((location) => location.courts ?? [])
  const staff = clubs.flatMap((club) => club.staff ?? [])
  const lists = [organizations ?? [], applications ?? [], admins ?? []]
  return [...lists, clubs, locations, courts, staff].reduce((sum, { length }) => sum + length, 0)
}

export const ProvisionInput = Provisioning.safeExtend({
  dryRun: z.boolean().nullish(),
  prune: z.boolean().nullish(),
}).superRefine((requested, context) => {
  if (countRecords(requested) > records)
    fault(context, 'max_items', `Send at most ${records} records in one call.`)
})

export type ProvisionRequest = z.output<typeof ProvisionInput>

interface Repeated {
  message: string
  path: (string | number)[]
}

/**
 * Keys that are named twice in their scope: a club's and a public id everywhere, others in their parent. The value may be
 * of any form, because faults of both kinds are listed together.
 */
export function findRepeated(requested: unknown): Repeated[] {
  const found: Repeated[] = []
  const seen = new Set<string>()
  const once = (scope: string, { value, path }: { value: unknown; path: Repeated['path'] }) => {
    if (typeof value !== 'string' || value === '') return
    const id = `${scope} ${value}`
    if (seen.has(id)) found.push({ message: `${value} is named twice.`, path })
    seen.add(id)
  }
  const onceByKey = (scope: string, { record, path }: Named) =>
    once(scope, { value: record['key'], path: [...path, 'key'] })

  const root = { record: asRecord(requested), path: [] }
  for (const application of listOf(root, 'applications')) onceByKey('application', application)
  for (const { record, path } of listOf(root, 'admins'))
    once('admin', { value: nameOfPerson(record), path })
  for (const organization of listOf(root, 'organizations')) {
    onceByKey('organization', organization)
    for (const club of listOf(organization, 'clubs')) {
      const key = String(club.record['key'])
      onceByKey('club', club)
      for (const { record, path } of listOf(club, 'staff')) {
        const name = nameOfPerson(record)
        once(`staff ${key}`, { value: name && `${name} as ${String(record['role'])}`, path })
      }
      for (const location of listOf(club, 'locations')) {
        onceByKey(`location ${key}`, location)
        for (const court of listOf(location, 'courts')) {
          onceByKey(`court ${key}`, court)
          const { record, path } = court
          once('publicId', { value: record['publicId'], path: [...path, 'publicId'] })
        }
      }
    }
  }
  return found
}

interface Named {
  record: Readonly<Record<string, unknown>>
  path: Repeated['path']
}

function listOf({ record, path }: Named, name: string): Named[] {
  const list = record[name]
  if (!Array.isArray(list)) return []
  return list.map((item, index) => ({ record: asRecord(item), path: [...path, name, index] }))
}

function asRecord(value: unknown): Named['record'] {
  return value !== null && typeof value === 'object' ? { ...value } : {}
}
