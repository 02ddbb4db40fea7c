import { hash } from 'node:crypto'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { Problem } from '../../../schema/problem.ts'
import type { CourtCredential } from './court-credential.ts'

/** Crockford's base 32: no letter that is read as a digit or as another letter. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 50 bits: in its ten minutes, no stolen hash of a code is reversed by trying. */
export const PAIRING_CODE_CHARACTERS = 10

/** The code as people type it: `7K3QD-9XW2M`. */
export function toPairingCode(randomBytes: Buffer): string {
  const text = [...randomBytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `${text.slice(0, PAIRING_CODE_CHARACTERS / 2)}-${text.slice(PAIRING_CODE_CHARACTERS / 2)}`
}

/** Hash of a typed code, whatever its case and hyphens, with O for 0 and I or L for 1. */
export function hashPairingCode(typed: string): Buffer {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return hash('sha256', code, 'buffer')
}

/** Of the pads of a court, those whose code has expired unused. */
export function findExpired(stored: readonly CourtCredential[], now: Date): CourtCredential[] {
  return stored.filter(
    ({ pairedAt, codeExpiresAt }) =>
      pairedAt === null && codeExpiresAt !== null && codeExpiresAt <= now,
  )
}

/** Refuses more pads of one court than are ever used. */
export function requireFreePad(padCount: number): void {
  if (padCount < CLUB_LIMITS.scorePads) return

  const message = `A court has at most ${CLUB_LIMITS.scorePads} score pads: end one of them first.`
  throw new Problem('state_conflict', message)
}

/** A code pairs one pad: of concurrent attempts one succeeds. */
export function requirePaired<T>(paired: T | null): T {
  if (paired !== null) return paired

  throw new Problem('invalid_credential', 'The code is not valid, was used before or has expired.')
}
