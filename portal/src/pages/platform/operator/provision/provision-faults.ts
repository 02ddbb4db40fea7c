import { isKnownCode } from '../../../../../../schema/club/known-codes.ts'
import { toFaultLines } from '../../../../graph/fault-lines.ts'
import { isEmail, keysOf, MOST_COURTS, type ProvisionForm } from './provision-form.ts'

export type ProvisionField = keyof ProvisionForm

/** `taken`: another record has it already. */
export type ProvisionFault = 'wrong' | 'taken'

export type ProvisionFaults = Readonly<Partial<Record<ProvisionField, ProvisionFault>>>

const KEY = /^[a-z][a-z0-9-]{1,39}$/

/** Everything that the graph would refuse, all at once. */
export function findFaults(form: ProvisionForm): ProvisionFaults {
  const keys = keysOf(form)
  const isNamed = form.name.trim() !== ''
  const count = Number(form.courtCount)
  const isRight: Partial<Record<ProvisionField, boolean>> = {
    name: isNamed,
    key: KEY.test(keys.club) || (!isNamed && form.key.trim() === ''),
    timezone: isZone(form.timezone.trim()),
    country:
      /^[a-z]{2}$/i.test(form.country.trim()) &&
      isKnownCode('region', form.country.trim().toUpperCase()),
    currency: Intl.supportedValuesOf('currency').includes(form.currency.trim().toUpperCase()),
    language: isKnownCode('language', form.language.trim()),
    organizationKey: KEY.test(keys.organization) || form.organizationKey.trim() === '',
    courtCount:
      /^\d+$/.test(form.courtCount.trim()) && Number.isInteger(count) && count <= MOST_COURTS,
    owner: /^\S{1,200}$/.test(form.owner.trim()),
  }
  const wrong = Object.entries(isRight).flatMap(([field, right]) => (right ? [] : [field]))
  return Object.fromEntries(wrong.map((field) => [field, 'wrong' as const]))
}

/** An owner without an address has to be known to the sign-in provider by just this id. */
export function isUserId({ owner }: ProvisionForm): boolean {
  return owner.trim() !== '' && !isEmail(owner.trim())
}

const CLUB = 'organizations[0].clubs[0]'
const COURT = `${CLUB}.locations[0].courts[0]`

/** Fields by the paths that a refusal gives; those of a court are the same for each. */
const FIELDS: Readonly<Record<string, ProvisionField>> = {
  ...{ 'organizations[0].key': 'organizationKey', 'organizations[0].name': 'organizationName' },
  ...{ [`${CLUB}.key`]: 'key', [`${CLUB}.name`]: 'name', [`${CLUB}.timezone`]: 'timezone' },
  ...{ [`${CLUB}.country`]: 'country', [`${CLUB}.currency`]: 'currency' },
  ...{ [`${CLUB}.language`]: 'language', [`${CLUB}.locations[0].name`]: 'locationName' },
  ...{ [`${COURT}.name`]: 'courtName', [`${COURT}.publicId`]: 'key' },
  ...{ [`${CLUB}.staff[0].email`]: 'owner', [`${CLUB}.staff[0].subject`]: 'owner' },
}

/** What a refusal says of the fields of the form, and the lines that are about none of them. */
export function toRefused(details: unknown): {
  faults: ProvisionFaults
  others: ReturnType<typeof toFaultLines>
} {
  const lines = toFaultLines(details).map((line) => ({
    ...line,
    field: FIELDS[line.path.replace(/courts\[\d+\]/, 'courts[0]')],
  }))
  const named = lines.flatMap(({ field, rule }) =>
    field === undefined ? [] : [[field, rule === 'conflict' ? 'taken' : 'wrong'] as const],
  )
  return {
    faults: Object.fromEntries(named),
    others: lines.filter(({ field }) => field === undefined),
  }
}

function isZone(timezone: string): boolean {
  try {
    return timezone !== '' && new Intl.DateTimeFormat('en', { timeZone: timezone }) !== null
  } catch {
    return false
  }
}
