import { generateKeyPairSync, hash, randomBytes } from 'node:crypto'
import type { IdentityProvider } from '../../../subgraphs/club/identity/identity-provider.ts'
import type { Answered, TestApi } from '../http/api.ts'

/** One for all tests: making an RSA key takes its time. */
export const { publicKey: PARTNER_KEY, privateKey: PARTNER_PRIVATE_KEY } = generateKeyPairSync(
  'rsa',
  { modulusLength: 2048 },
)

export const REDIRECT_URI = 'https://partner.example/installed'

/** A fake identity provider that can be unreachable, or delay its responses until released. */
export interface ForeignProvider extends IdentityProvider {
  /** Ids of the principals that it holds, each once. */
  principals: Map<string, { isActive: boolean }>
  isAway: boolean
  /** Called before each answer. */
  beforeAnswer: () => Promise<void>
}

export function makeForeignProvider(): ForeignProvider {
  const provider: ForeignProvider = {
    issuer: 'https://id.example',
    tokenUrl: 'https://id.example/oauth/v2/token',
    audience: 'project-1',
    audienceScope: 'urn:zitadel:iam:org:project:id:project-1:aud',
    principals: new Map(),
    isAway: false,
    beforeAnswer: async () => {},
    async provision({ id }) {
      if (provider.isAway) throw new Error('connect ECONNREFUSED')
      provider.principals.set(id, { isActive: true })
      await provider.beforeAnswer()
      return { subject: `principal-${id}`, keyId: `key-of-${id}` }
    },
    async deactivate(subject) {
      if (provider.isAway) throw new Error('connect ECONNREFUSED')
      const principal = provider.principals.get(subject.replace('principal-', ''))
      if (principal) principal.isActive = false
    },
  }
  return provider
}

/** Asks the graph as staff; answers the data, or the codes of the errors. */
export async function askGraph(
  api: TestApi,
  claim: Record<string, unknown>,
  query: string,
  input: Record<string, unknown>,
) {
  const token = await api.staffToken(claim)
  const { body } = await api.ask('POST', '/graphql', { token, body: { query, variables: input } })
  const codes = (body.errors ?? []).map(
    ({ extensions }: { extensions?: { code?: string } }) => extensions?.code,
  )
  return { data: body.data, errors: body.errors, codes }
}

export const REGISTER = `mutation ($input: RegisterApplicationInput!) {
  registerApplication(input: $input) {
    application { id slug name publisher logoUrl redirectUris wantedScopes }
    idempotentReplay
  }
}`

export const APPROVE = `mutation ($input: ApproveInstallationInput!) {
  approveInstallation(input: $input) {
    code
    authorization { id status expiresAt approvedScopes environment application { slug } }
  }
}`

export async function registerApplication(
  api: TestApi,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const input = {
    slug: `partner-${randomBytes(6).toString('hex')}`,
    name: 'Partner',
    redirectUris: [REDIRECT_URI],
    wantedScopes: ['CLUB_READ', 'BOOKINGS_READ', 'BOOKINGS_WRITE'],
    publicKey: PARTNER_KEY.export({ type: 'spki', format: 'pem' }).toString(),
    ...changes,
  }
  const { data, errors } = await askGraph(api, { admin: true }, REGISTER, { input })
  if (errors) throw new Error(JSON.stringify(errors))

  return data.registerApplication.application.id
}

export interface Approved {
  code: string
  codeVerifier: string
  authorizationId: string
}

export async function approve(
  api: TestApi,
  clubId: string,
  applicationId: string,
  changes: Record<string, unknown> = {},
): Promise<Approved> {
  const codeVerifier = randomBytes(32).toString('base64url')
  const input = {
    clubId,
    applicationId,
    approvedScopes: ['CLUB_READ', 'BOOKINGS_READ'],
    redirectUri: REDIRECT_URI,
    codeChallenge: hash('sha256', codeVerifier, 'base64url'),
    nonce: 'nonce-1',
    ...changes,
  }
  const owner = { clubs: [{ id: clubId, role: 'OWNER' }] }
  const { data, errors } = await askGraph(api, owner, APPROVE, { input })
  if (errors) throw new Error(JSON.stringify(errors))

  const { code, authorization } = data.approveInstallation
  return { code, codeVerifier, authorizationId: authorization.id }
}

/** Posts an exchange; any part of it can be another one. */
export function exchange(
  api: TestApi,
  { code, codeVerifier }: Pick<Approved, 'code' | 'codeVerifier'>,
  { key = 'key-1', address, ...changes }: Record<string, unknown> & { key?: string } = {},
): Promise<Answered> {
  return api.ask('POST', '/v1/club/oauth/installation-exchange', {
    body: {
      grant_type: 'authorization_code',
      code,
      code_verifier: codeVerifier,
      redirect_uri: REDIRECT_URI,
      ...changes,
    },
    headers: {
      'idempotency-key': key,
      ...(address ? { 'x-forwarded-for': String(address) } : {}),
    },
  })
}
