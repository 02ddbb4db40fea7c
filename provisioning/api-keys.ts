import { hash } from 'node:crypto'
import { toEnumName } from '../schema/enum-names.ts'
import type { AskGraph } from './graph.ts'
import type { ListedChange } from './plan-lines.ts'
import type { SecretsOutput } from './secrets-file.ts'
import type { VolunteerClub } from './volunteer-settings.ts'

interface SettledKeys {
  changes: ListedChange[]
  unchangedCount: number
}

const LIST = `query ApiKeys($clubId: ID!, $after: String) {
  apiKeys(clubId: $clubId, first: 200, after: $after) {
    nodes { name revokedAt expiresAt }
    pageInfo { hasNextPage endCursor }
  }
}`

const CREATE = `mutation CreateApiKey($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { secret }
}`

/** Makes the API keys whose name no other key of the club has, revoked and expired ones apart; none is changed or revoked. */
export async function settleApiKeys(
  ask: AskGraph,
  { id, key, wanted }: VolunteerClub,
  { dryRun, output }: { dryRun: boolean; output: SecretsOutput },
): Promise<SettledKeys> {
  const settled: SettledKeys = { changes: [], unchangedCount: 0 }
  if (!wanted.apiKeys?.length) return settled

  const known = id === null ? [] : await keysOf(ask, id)
  for (const { name, scopes } of wanted.apiKeys) {
    const named = known.filter((one) => one.name === name)
    if (named.some(isAccepted)) {
      settled.unchangedCount += 1
      continue
    }
    const place = `${key}/${name}`
    settled.changes.push({ action: 'CREATE', kind: 'API key', key: place, fields: [] })
    if (dryRun || id === null) continue

    // Two runs at once get the same key; the one after a revoked or expired key has another `idempotencyKey`.
    const idempotencyKey = `provision-${hash('sha256', `${id} ${name} ${scopes.join()} ${named.length}`)}`
    const grantedScopes = scopes.map(toEnumName)
    const input = { clubId: id, name, grantedScopes, idempotencyKey }
    const { createApiKey } = await ask<{ createApiKey: { secret: string } }>(CREATE, { input })
    await output.write([{ kind: 'API key', key: place, secret: createApiKey.secret }])
  }
  return settled
}

interface ListedKey {
  name: string
  revokedAt: string | null
  expiresAt: string | null
}

function isAccepted({ revokedAt, expiresAt }: ListedKey): boolean {
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= Date.now()
  return revokedAt === null && !isExpired
}

interface KeyPage {
  apiKeys: {
    nodes: ListedKey[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  }
}

async function keysOf(ask: AskGraph, clubId: string): Promise<readonly ListedKey[]> {
  const keys: ListedKey[] = []
  for (let after: string | null = null, hasMore = true; hasMore; ) {
    const { apiKeys }: KeyPage = await ask<KeyPage>(LIST, { clubId, after })
    keys.push(...apiKeys.nodes)
    hasMore = apiKeys.pageInfo.hasNextPage
    after = apiKeys.pageInfo.endCursor
  }
  return keys
}
