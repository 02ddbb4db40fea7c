import type { CredentialSource } from './send.ts'

/** A token or key as text, or a function that returns the current one, or none. */
export type Token = string | (() => string | Promise<string>) | undefined

/** A function is asked once more after a refusal, because it may know a newer token by then. */
export function useToken(token: Token): CredentialSource {
  if (typeof token === 'function')
    return { authorization: async () => `Bearer ${await token()}`, refused: () => true }

  const authorization = token === undefined ? null : `Bearer ${token}`
  return { authorization: async () => authorization, refused: () => false }
}
