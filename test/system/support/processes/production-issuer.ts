import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { calculateJwkThumbprint } from 'jose'
import { makeLog } from '../../../../platform/log.ts'
import { systemClock } from '../../../../platform/time/clock.ts'
import { mountProvider } from '../../../../sandbox/issuer/mount.ts'
import type { Principal } from '../../../../sandbox/issuer/principals.ts'
import { loadSigningKeys } from '../../../../sandbox/issuer/signing-keys.ts'

/**
 * The sandbox's issuer as a process of its own, behind TLS, with the calls of ZITADEL that make machine users. Its
 * folder has certificate and keys; it knows no staff, whose roles are the platform's alone.
 */
const [, , folder = '', port = ''] = process.argv
const PATH = '/idp'
const issuerUrl = `https://localhost:${port}${PATH}`
const principals = new Map<string, Principal>()

await addPrincipal(readServiceUser())
const app = Fastify({
  https: { key: read('issuer-key.pem'), cert: read('issuer.pem') },
  rewriteUrl: ({ url = '/' }) => (url === `${PATH}/oauth/v2/token` ? `${PATH}/token` : url),
})
app.post(`${PATH}/v2/users/new`, async (request, reply) => {
  const { userId } = request.body as { userId: string }
  return reply.code(201).send({ id: userId })
})
app.post(`${PATH}/v2/users/keys/search`, async () => ({ result: [] }))
app.post(`${PATH}/v2/users/:id/keys`, async (request, reply) => {
  const { id } = request.params as { id: string }
  const { publicKey } = request.body as { publicKey: string }
  const pem = Buffer.from(publicKey, 'base64').toString()
  return reply.code(201).send({ keyId: await addPrincipal({ subject: id, pem, keyId: null }) })
})
mountProvider(app, {
  issuerUrl,
  audience: 'clubgate',
  audienceScope: 'urn:zitadel:iam:org:project:id:zitadel:aud',
  staffClaim: 'clubgate_staff',
  signingKeys: await loadSigningKeys(folder),
  findPrincipal: async (subject) => principals.get(subject) ?? null,
  findStaffClaim: async () => null,
  now: systemClock,
  log: makeLog('warn'),
})
await app.listen({ port: Number(port), host: 'localhost' })
console.log(`The issuer is at ${issuerUrl}.`)

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8')
}

function readServiceUser() {
  const { userId, keyId, key } = JSON.parse(read('zitadel-key.json'))
  return { subject: String(userId), keyId: String(keyId), pem: String(key) }
}

interface AddedKey {
  subject: string
  pem: string
  keyId: string | null
}

async function addPrincipal({ subject, pem, keyId }: AddedKey): Promise<string> {
  const { n = '', e = '' } = createPublicKey(pem).export({ format: 'jwk' })
  const publicJwk = { kty: 'RSA' as const, n, e }
  const id = keyId ?? (await calculateJwkThumbprint(publicJwk))
  principals.set(subject, { subject, keyId: id, publicJwk, isActive: true, expiresAt: null })
  return id
}
