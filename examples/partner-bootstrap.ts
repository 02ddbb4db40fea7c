// Turns a partner's server into an installation of a club: from the owner's approval to the first
// request. Start a sandbox with `npm start`, then run `npx node examples/partner-bootstrap.ts` beside it,
// with the path of another sandbox.json if it is not `.data/sandbox.json`.

import { hash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
// In a project of your own: '@clubgate/client'.
import { type ClubComponents, createClubClient, unwrap } from '../clients/typescript/src/index.ts'

/** The fields of sandbox.json that the example uses. */
export interface Sandbox {
  base_url: string
  graphql: string
  clubs: { main: { id: string; staff_token: string } }
  authorization: { application_id: string; redirect_uri: string; private_jwk: { kty: string } }
}

type Installation = ClubComponents['schemas']['InstallationExchange']

/** Runs all four steps; the application has registered the public half of the private key. */
export async function bootstrap(sandbox: Sandbox) {
  // The verifier stays on the partner's server; the portal receives its challenge only.
  const codeVerifier = randomBytes(48).toString('base64url')
  const nonce = randomBytes(16).toString('base64url')
  const { redirect_uri: redirectUri, private_jwk: privateJwk } = sandbox.authorization

  const code = await approve(sandbox, { codeVerifier, nonce })
  const installation = await exchange(sandbox.base_url, { code, codeVerifier, redirectUri })
  if (installation.nonce !== nonce) throw new Error('The answer belongs to another approval.')

  return readContext(sandbox.base_url, installation, privateJwk)
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
  const answer = (await response.json()) as {
    data?: { approveInstallation: { code: string } | null }
    errors?: unknown
  }
  const code = answer.data?.approveInstallation?.code
  if (!code) throw new Error(`The approval failed: ${JSON.stringify(answer.errors)}`)
  return code
}

/**
 * 2. The partner's server exchanges the code. If no answer comes, the client repeats the request under the same
 * Idempotency-Key; under another one a used code is rejected.
 */
export async function exchange(
  baseUrl: string,
  approval: { code: string; codeVerifier: string; redirectUri: string },
): Promise<Installation> {
  const exchanged = await createClubClient({ baseUrl }).POST('/oauth/installation-exchange', {
    body: {
      grant_type: 'authorization_code',
      code: approval.code,
      code_verifier: approval.codeVerifier,
      redirect_uri: approval.redirectUri,
    },
  })
  return unwrap(exchanged).data
}

/**
 * 3. and 4. The client signs assertions with the private key, exchanges them for access tokens, and renews these.
 * The first request returns the club; requests never name one.
 */
export async function readContext(
  baseUrl: string,
  installation: Installation,
  privateJwk: { kty: string },
) {
  const credentials = { ...installation, private_jwk: privateJwk }
  const club = createClubClient({ baseUrl, credentials })
  return unwrap(await club.GET('/context')).data
}

if (import.meta.main) {
  const path = process.argv[2] ?? '.data/sandbox.json'
  const context = await bootstrap(JSON.parse(readFileSync(path, 'utf8')))
  console.log(`Installed in ${context.club.name}, as ${context.installation.id}.`)
}
