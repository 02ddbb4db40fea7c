/** URL of a sandbox's own issuer, derived from the URL of the graph. */
export function toLocalIssuerUrl(graphUrl: string): string {
  return `${graphUrl}/idp`
}

/** Where that issuer exchanges assertions for access tokens. */
export function toTokenUrl(issuerUrl: string): string {
  return `${issuerUrl}/token`
}

/** Project id at the identity provider; a sandbox has a constant one. */
const PROJECT = 'clubgate'

/** Scope that a token request of a sandbox needs besides `openid`. */
export const LOCAL_AUDIENCE_SCOPE = `urn:zitadel:iam:org:project:id:${PROJECT}:aud`
