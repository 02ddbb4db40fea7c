import { hash } from 'node:crypto'

/** Prefixes of the credentials of devices and screens, which distinguish them from access tokens. */
const DEVICE_CREDENTIAL_PREFIX = 'cd_'
const SCREEN_CREDENTIAL_PREFIX = 'cs_'

export const DEVICE_CREDENTIAL_BYTES = 32

export function isDeviceCredential(text: string): boolean {
  return text.startsWith(DEVICE_CREDENTIAL_PREFIX) || text.startsWith(SCREEN_CREDENTIAL_PREFIX)
}

export function toDeviceCredential(randomBytes: Buffer): string {
  return `${DEVICE_CREDENTIAL_PREFIX}${randomBytes.toString('base64url')}`
}

export function toScreenCredential(randomBytes: Buffer): string {
  return `${SCREEN_CREDENTIAL_PREFIX}${randomBytes.toString('base64url')}`
}

/** Stored hash of a credential: SHA-256 of its text in hex. */
export function hashDeviceCredential(text: string): string {
  return hash('sha256', text)
}
