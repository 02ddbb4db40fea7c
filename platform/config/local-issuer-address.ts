/** Where a sandbox serves its own issuer, by the address of the graph. */
export function toLocalIssuerUrl(graphUrl: string): string {
  return `${graphUrl}/idp`
}

/** Stands for the project of a real identity provider. */
const PROJECT = 'clubgate'

/** What a token request of a sandbox has to ask for besides `openid`. */
export const LOCAL_AUDIENCE_SCOPE = `urn:zitadel:iam:org:project:id:${PROJECT}:aud`
