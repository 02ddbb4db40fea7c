import type { OperationCase } from './sample-graph.ts'

const EXCHANGE = {
  installationId: 'inst-1',
  organizationId: 'org-1',
  applicationId: 'app-1',
  environment: 'SANDBOX',
  grantedScopes: ['CLUB_READ'],
  nonce: 'n',
  oauthSubject: 'subject-1',
  credentialKeyId: 'key-1',
  oauthIssuer: 'https://id.example',
  oauthTokenUrl: 'https://id.example/token',
  oauthAudience: 'project-1',
  oauthAudienceScope: 'urn:zitadel:iam:org:project:id:project-1:aud',
}

export const EXCHANGE_MUTATIONS = {
  exchangeInstallation: () => ({ exchange: EXCHANGE, idempotentReplay: false }),
}

/** Cases of the operation that are to be answered alike with and without the planner. */
export const EXCHANGE_CASES: OperationCase[] = [
  [
    'a code',
    'ExchangeInstallation',
    {
      input: {
        idempotencyKey: 'k',
        code: 'c',
        codeVerifier: 'v',
        redirectUri: 'https://p.example',
      },
    },
  ],
]
