// Turns a partner's server into an installation of a club: from the owner's approval to the first
// request. Start a sandbox with `npm start`, then run `npx node examples/partner-bootstrap.ts` beside it,
// with the path of another sandbox.json if it is not `.data/sandbox.json`.

import { hash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { importJWK, type JWK, SignJWT } from 'jose'

/** The fields of sandbox.json that the example uses. */
export interface Sandbox {
  club_api: string
  graphql: string
  clubs: { main: { id: string; staff_token: string } }
  authorization: { application_id: string; redirect_uri: string; private_jwk: JWK }
}

/** The fields of the exchange's answer that the example uses. */
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

/** Runs all four steps; the application has registered the public half of the private key. */
export async function bootstrap(sandbox: Sandbox): Promise<Context> {
  // The verifier stays on the partner's server; the portal receives its challenge only.
  const codeVerifier = randomBytes(48).toString('base64url')
  const nonce = randomBytes(16).toString('base64url')
  const { redirect_uri: redirectUri, private_jwk: privateJwk } = sandbox.authorization

  const code = await approve(sandbox, { codeVerifier, nonce })
  const installation = await exchange(sandbox.club_api, { code, codeVerifier, redirectUri })
  if (installation.nonce !== nonce) throw new Error('The answer belongs to another approval.')

  const token = await getAccessToken(installation, privateJwk)
  return readContext(sandbox.club_api, token)
}

const APPROVE = `mutation Approve($input: ApproveInstallationInput!) {
  approveInstallation(input: $input) {
    code
  }
}`

/** 1. The owner approves the application in the portal, which passes the code on. */
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
  if (!code) throw new Error(`The approval failed: ${JSON.stringify(answer.errors)}`)
  return code
}

/**
 * 2. The partner's server exchanges the code. Without an answer it repeats the request under the same
 * Idempotency-Key; under another one a used code is rejected.
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

/** 3. The server signs an assertion with its private key and exchanges it for an access token. */
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

/** 4. The first request returns the club; requests never name one. */
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
