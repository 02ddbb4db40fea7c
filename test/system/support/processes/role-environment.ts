import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Environment for a process without the other tiers, which are not called at the start; only Redis must run. */
export function aloneEnvironment(redisUrl: string): Record<string, string> {
  return {
    REDIS_URL: redisUrl,
    SECRET_KEYS: randomBytes(32).toString('base64'),
    PUBLIC_URL: 'http://127.0.0.1:4000',
    GRAPH_URL: 'http://127.0.0.1:1',
    GATEWAY_URL: 'http://127.0.0.1:1',
    CLUB_SUBGRAPH_URL: 'http://127.0.0.1:1',
    VOLUNTEER_SUBGRAPH_URL: 'http://127.0.0.1:1',
  }
}

/** What PRODUCTION demands besides; the key file goes into the folder. */
export function productionEnvironment(folder: string): Record<string, string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const path = join(folder, 'zitadel-key.json')
  writeFileSync(path, JSON.stringify({ type: 'serviceaccount', keyId: 'k', userId: 'u', key }))
  return {
    ENVIRONMENT: 'PRODUCTION',
    AUTH_ISSUER: 'https://127.0.0.1:1',
    IDENTITY_PROVIDER: 'zitadel',
    ZITADEL_PROJECT_ID: 'project',
    ZITADEL_ORGANIZATION_ID: 'organization',
    ZITADEL_KEY_FILE: path,
  }
}
