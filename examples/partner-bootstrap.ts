// How a partner's server becomes an installation of a club: from the owner's approval to the first
// request. Start a sandbox with `npm start`, then run `npx node examples/partner-bootstrap.ts` beside it,
// with the path of another sandbox.json if it is not `.data/sandbox.json`.

import { hash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { importJWK, type JWK, SignJWT } from 'jose'

/** What the example takes out of sandbox.json. */
export interface Sandbox {
  club_api: string
  graphql: string
  clubs: { main: { id: string; staff_token: string } }
  authorization: { application_id: string; redirect_uri: string; private_jwk: JWK }
}

/** What the exchange answers, as far as it is needed here. */
export interface Installation {
  installation_id: string
  nonce: string
  oauth_subject: string
  credential_key_id: string
  oauth_issuer: string
  oauth_token_url: string
  oauth_audience_scope: string
}

export interface Context {
  installation: { id: string; scopes: string[] }
  club: { id: string; name: string }
}

/** Goes all the way; the private key is the one whose public half the application registered. */
export async function bootstrap(sandbox: Sandbox): Promise<Context> {
  // The verifier and the nonce stay with the partner's server; the portal sees the challenge only.
  const codeVerifier = randomBytes(48).toString('base64url')
  const nonce = randomBytes(16).toString('base64url')
  const { redirect_uri: redirectUri, private_jwk: privateJwk } = sandbox.authorization

  const code = await approve(sandbox, { codeVerifier, nonce })
  const installation = await exchange(sandbox.club_api, { code, codeVerifier, redirectUri })
  if (installation.nonce !== nonce) throw new Error('This answer is to another approval.')

  const token = await getAccessToken(installation, privateJwk)
  return readContext(sandbox.club_api, token)
}

const APPROVE = `mutation Approve($input: ApproveInstallationInput!) {
  approveInstallation(input: $input) {
    code
  }
}`

/** 1. In the club's portal, the owner approves the application; the portal hands the code over. */
async function approve(
  { graphql, clubs, authorization }: Sandbox,
  { codeVerifier, nonce }: { codeVerifier: string; nonce: string },
): Promise<string> {
  const input = {
    clubId: clubs.main.id,
    applicationId: authorization.application_id,
    approvedScopes: ['CLUB_READ', 'COURTS_READ', 'BOOKINGS_READ', 'BOOKINGS_WRITE'],
    redirectUri: authorization.redirect_uri,
    codeChallenge: hash('sha256', codeVerifier, 'base64url'),
    nonce,
  }
  const response = await fetch(graphql, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${clubs.main.staff_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ query: APPROVE, variables: { input } }),
  })
  const answer = (await readJson(response)) as {
    data?: { approveInstallation: { code: string } | null }
    errors?: unknown
  }
  const code = answer.data?.approveInstallation?.code
  if (!code) throw new Error(`Nothing was approved: ${JSON.stringify(answer.errors)}`)
  return code
}

/**
 * 2. The partner's server exchanges the code. When no answer comes, it sends the same request again
 * under the same Idempotency-Key; under another one, the code is worth nothing any more.
 */
export async function exchange(
  clubApi: string,
  approval: { code: string; codeVerifier: string; redirectUri: string },
): Promise<Installation> {
  const response = await fetch(`${clubApi}/oauth/installation-exchange`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomBytes(16).toString('hex'),
    },
    body: JSON.stringify({
      grant_type: 'authorization_code',
      code: approval.code,
      code_verifier: approval.codeVerifier,
      redirect_uri: approval.redirectUri,
    }),
  })
  return ((await readJson(response)) as { data: Installation }).data
}

/** 3. It signs an assertion with its private key, and gets an access token for it. */
export async function getAccessToken(installation: Installation, privateJwk: JWK): Promise<string> {
  const assertion = await new SignJWT()
    .setProtectedHeader({ alg: 'RS256', kid: installation.credential_key_id })
    .setIssuer(installation.oauth_subject)
    .setSubject(installation.oauth_subject)
    .setAudience(installation.oauth_issuer)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importJWK(privateJwk, 'RS256'))
  const response = await fetch(installation.oauth_token_url, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      scope: `openid ${installation.oauth_audience_scope}`,
      assertion,
    }),
  })
  return ((await readJson(response)) as { access_token: string }).access_token
}

/** 4. The first request tells which club this is; no request ever names one. */
export async function readContext(clubApi: string, accessToken: string): Promise<Context> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const response = await fetch(`${clubApi}/context`, { headers })
  return ((await readJson(response)) as { data: Context }).data
}

async function readJson(response: Response): Promise<unknown> {
  const body = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${body}`)
  return JSON.parse(body)
}

if (import.meta.main) {
  const path = process.argv[2] ?? '.data/sandbox.json'
  const context = await bootstrap(JSON.parse(readFileSync(path, 'utf8')))
  console.log(`Installed in ${context.club.name}, as ${context.installation.id}.`)
}
