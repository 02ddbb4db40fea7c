import { hash } from 'node:crypto'

/** Prefix of API keys, which distinguishes them from access tokens. */
export const API_KEY_PREFIX = 'vk_'

export function isApiKey(text: string): boolean {
  return text.startsWith(API_KEY_PREFIX)
}

/** Stored hash of a key: SHA-256 of its text in hex. */
export function hashApiKey(text: string): string {
  return hash('sha256', text)
}
