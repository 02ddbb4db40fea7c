import { cleanAddress, isAddress } from '../../../../../../schema/fields/text/characters.ts'
import type { VariablesOf } from '../../../../graph/ask.ts'

export type ProvisionInput = VariablesOf<'PortalProvision'>['input']

type Court = NonNullable<
  NonNullable<
    NonNullable<NonNullable<ProvisionInput['organizations']>[number]['clubs']>[number]['locations']
  >[number]['courts']
>[number]

/** What an operator types for a new club. */
export interface ProvisionForm {
  organizationName: string
  organizationKey: string
  name: string
  key: string
  timezone: string
  country: string
  currency: string
  language: string
  locationName: string
  courtCount: string
  courtName: string
  indoorOutdoor: Court['indoorOutdoor']
  surfaceType: Court['surfaceType']
  /** E-mail address, or subject at the issuer. */
  owner: string
}

export const MOST_COURTS = 40

/** A key of a record, as a name suggests it: 2 to 40 characters of a-z, 0-9 and hyphen, a letter first. */
export function toKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-$/, '')
}

/** Keys that were not typed follow the names. */
export function keysOf(form: ProvisionForm): { organization: string; club: string } {
  return {
    organization: form.organizationKey.trim() || toKey(form.organizationName || form.name),
    club: form.key.trim() || toKey(form.name),
  }
}

export function toProvisionInput(form: ProvisionForm, dryRun: boolean): ProvisionInput {
  const { organization, club } = keysOf(form)
  const { timezone, country, currency, language, indoorOutdoor, surfaceType } = form
  const name = form.name.trim()
  const courts = Array.from({ length: Number(form.courtCount) }, (_, index): Court => {
    const number = index + 1
    return {
      ...{ key: `court-${number}`, name: `${form.courtName.trim()} ${number}`.trim(), number },
      publicId: `${club.toUpperCase().slice(0, 36)}-${String(number).padStart(2, '0')}`,
      ...{ indoorOutdoor, surfaceType },
    }
  })
  const location = { key: 'main', name: form.locationName.trim() || name, courts }
  return {
    dryRun,
    organizations: [
      {
        key: organization,
        name: form.organizationName.trim() || name,
        clubs: [
          {
            ...{ key: club, name, timezone: timezone.trim(), language: language.trim() },
            ...{ country: country.trim().toUpperCase(), currency: currency.trim().toUpperCase() },
            locations: courts.length === 0 ? null : [location],
            staff: [{ ...toPerson(form.owner.trim()), role: 'OWNER' }],
          },
        ],
      },
    ],
  }
}

/** A subject of an issuer may have an @, too, but hardly a domain behind it. */
export function isEmail(owner: string): boolean {
  const address = cleanAddress(owner)
  return isAddress(address) && /\.[^@]+$/.test(address)
}

function toPerson(owner: string): { email: string } | { subject: string } {
  return isEmail(owner) ? { email: owner } : { subject: owner }
}

/** Names of the records that an input describes, by their kind and the key that an answer gives them. */
export function namesOf({ organizations }: ProvisionInput): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { key, name, clubs } of organizations ?? []) {
    names.set(`ORGANIZATION ${key}`, name)
    for (const club of clubs ?? []) {
      names.set(`CLUB ${club.key}`, club.name)
      for (const location of club.locations ?? []) {
        names.set(`LOCATION ${club.key}/${location.key}`, location.name)
        for (const court of location.courts ?? [])
          names.set(`COURT ${club.key}/${court.key}`, court.name)
      }
      for (const { email, subject, role } of club.staff ?? [])
        names.set(`STAFF ${club.key}/${email ?? subject} ${role}`, email ?? subject ?? '')
    }
  }
  return names
}
