import { hash } from 'node:crypto'

/** Prefix of a device's own credential, which distinguishes it from access tokens. */
const DEVICE_CREDENTIAL_PREFIX = 'cd_'

export const DEVICE_CREDENTIAL_BYTES = 32

export function isDeviceCredential(text: string): boolean {
  return text.startsWith(DEVICE_CREDENTIAL_PREFIX)
}

export function toDeviceCredential(randomBytes: Buffer): string {
  return `${DEVICE_CREDENTIAL_PREFIX}${randomBytes.toString('base64url')}`
}

/** Stored hash of a credential: SHA-256 of its text in hex. */
export function hashDeviceCredential(text: string): string {
  return hash('sha256', text)
}
