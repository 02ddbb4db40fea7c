import { hash } from 'node:crypto'

/** What the text of every API key begins with, so that it is known from an access token at sight. */
export const API_KEY_PREFIX = 'vk_'

export function isApiKey(text: string): boolean {
  return text.startsWith(API_KEY_PREFIX)
}

/** By which a key is kept and found: SHA-256 of its text in hex. */
export function hashApiKey(text: string): string {
  return hash('sha256', text)
}
