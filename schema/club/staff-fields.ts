import { z } from 'zod'
import { exactText, fault } from '../fields/fields.ts'
import { addressText, verifiedAddressText } from '../fields/text/address-text.ts'
import { LIMITS } from '../limits.ts'
import { CLUB_ROLES } from './roles.ts'

/**
 * An address of a person with A-Z in lower case, the form in which addresses are compared. Other letters stay: Unicode's
 * rules would fold another mailbox's letter, such as the Kelvin sign, to an ASCII one.
 */
const ADDRESS = {
  max: LIMITS.email,
  fold: (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
}

export const StaffEmail = addressText(ADDRESS)

/** The address in a token, which its issuer has verified. */
export const VerifiedStaffEmail = verifiedAddressText(ADDRESS)

const PERSON = {
  email: StaffEmail.nullish(),
  subject: exactText({ min: 1, max: LIMITS.subject }).nullish(),
}

/** A member of staff whose rows are exported or erased. */
export interface StaffPerson {
  subject: string
  /** Finds roles by address that no sign-in has bound to the subject. */
  email: string | null
}

export const StaffPersonInput = z
  .strictObject({
    subject: exactText({ min: 1, max: LIMITS.subject }),
    email: StaffEmail.nullish(),
  })
  .transform(({ subject, email }): StaffPerson => ({ subject, email: email ?? null }))

export const EraseStaffMemberInput = z.strictObject({
  clubId: z.string().nullish(),
  person: StaffPersonInput,
  after: z.string().nullish(),
})

interface NamedPerson {
  email?: string | null | undefined
  subject?: string | null | undefined
}

/** The address, or the subject of the issuer. */
export function nameOfPerson({ email, subject }: NamedPerson): string {
  return email ?? subject ?? ''
}

/** A person is named by one of both. */
function requireOneName(
  { email, subject }: NamedPerson,
  context: Parameters<typeof fault>[0],
): void {
  if (((email ?? null) === null) === ((subject ?? null) === null))
    fault(context, 'one_of', 'Send either email or subject.')
}

export type ProvisionedAdmin = z.output<typeof ProvisionedAdmin>

export const ProvisionedAdmin = z.strictObject(PERSON).superRefine(requireOneName)

export type ProvisionedStaff = z.output<typeof ProvisionedStaff>

export const ProvisionedStaff = z
  .strictObject({ ...PERSON, role: z.enum(CLUB_ROLES) })
  .superRefine(requireOneName)
