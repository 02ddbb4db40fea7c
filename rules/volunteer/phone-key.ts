const PHONE = /^[\d +\-()/.]+$/

const FEWEST = 5
export const PHONE_KEY_LENGTH = 9

/**
 * The digits by which phone numbers are compared: the last nine, which are the same with and without the codes of country
 * and trunk. Null for what is no number, or has too few digits.
 */
export function toPhoneKey(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return PHONE.test(text) && digits.length >= FEWEST ? digits.slice(-PHONE_KEY_LENGTH) : null
}
