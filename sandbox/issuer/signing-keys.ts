import { join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import { z } from 'zod'
import { readIfExists } from '../../platform/config/files/read-if-there.ts'
import { writeFileAtomically } from '../../platform/config/files/write-file-atomically.ts'
import { StartupError } from '../../platform/config/startup-error.ts'

export const SIGNING_ALGORITHM = 'RS256'

/** An RSA key as a JWK with its private part. */
export const PrivateKey = z.object({
  kty: z.literal('RSA'),
  kid: z.string().min(1),
  alg: z.literal(SIGNING_ALGORITHM),
  use: z.literal('sig'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
})

const KeyFile = z.object({ keys: z.tuple([PrivateKey], PrivateKey) })

/** A private signing key as a JWK. */
export type SigningKey = z.output<typeof PrivateKey>

/** The signing keys of the data directory, the current one first; generated at the first start. */
export async function loadSigningKeys(dataDir: string): Promise<[SigningKey, ...SigningKey[]]> {
  const path = join(dataDir, 'issuer-keys.json')
  const kept = await readIfExists(path)
  if (kept !== null) return parseKeys(kept, path)

  const key = await makeSigningKey()
  await writeFileAtomically(path, `${JSON.stringify({ keys: [key] }, null, 2)}\n`)
  return [key]
}

/** The public part of a key. */
export function toPublicKey({ kty, kid, alg, use, n, e }: SigningKey) {
  return { kty, kid, alg, use, n, e }
}

/** Fails for a damaged file instead of replacing it, which would invalidate all tokens. */
function parseKeys(text: string, path: string): [SigningKey, ...SigningKey[]] {
  try {
    return KeyFile.parse(JSON.parse(text)).keys
  } catch (cause) {
    throw new StartupError(`${path} is damaged. Remove it to have new signing keys made.`, {
      cause,
    })
  }
}

/** Generates a key; its id is its thumbprint (RFC 7638). */
export async function makeSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  return PrivateKey.parse({ ...jwk, kid, alg: SIGNING_ALGORITHM, use: 'sig' })
}
