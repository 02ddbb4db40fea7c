type RandomBytes = (size: number) => Buffer

const SECRET_BYTES = 32
const CLUB_CHARACTERS = 44

/** New signing secrets by product; the key of the product's own signature is the whole text as UTF-8. */
export const SIGNING_SECRETS = {
  /** Letters and digits alone: 33 bytes in base64 of every alphabet, without padding (Standard Webhooks 1.0). */
  club(randomBytes: RandomBytes): string {
    let text = ''
    while (text.length < CLUB_CHARACTERS)
      text += randomBytes(SECRET_BYTES)
        .toString('base64')
        .replace(/[^A-Za-z0-9]/g, '')
    return `whsec_${text.slice(0, CLUB_CHARACTERS)}`
  },

  volunteer: (randomBytes: RandomBytes): string =>
    `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`,
}
