import { boundedText, exactText, fault } from '../fields.ts'
import { cleanAddress, isAddress } from './characters.ts'

interface AddressRule {
  max: number
  /** How addresses are kept, and so compared. */
  fold: (text: string) => string
}

/** E-mail address without format characters; only the form is checked, not the mailbox. */
export function addressText({ max, fold }: AddressRule) {
  return bounded(max, (text) => fold(cleanAddress(text)))
}

/** For an address that an issuer has verified: one with a format character is another mailbox, and refused. */
export function verifiedAddressText({ max, fold }: AddressRule) {
  return bounded(max, (text) => fold(text.trim()))
}

function bounded(max: number, toKept: (text: string) => string) {
  return boundedText(2 * max, { rule: 'max_length', message: `Send at most ${max} characters.` })
    .overwrite(toKept)
    .meta({ format: 'email', minLength: 1, maxLength: max })
    .pipe(exactText({ min: 1, max }))
    .superRefine((text, context) => {
      if (!isAddress(text)) fault(context, 'format', 'Send an e-mail address.')
    })
}
