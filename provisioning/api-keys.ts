import { hash } from 'node:crypto'
import { toEnumName } from '../schema/enum-names.ts'
import type { QueryGraph } from './graph.ts'
import type { ListedChange } from './plan-lines.ts'
import type { SecretsOutput } from './secrets-file.ts'
import type { VolunteerClub } from './volunteer-settings.ts'

interface AppliedKeys {
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

/** Creates the API keys whose name no other key of the club has, revoked and expired ones apart; none is changed or revoked. */
export async function applyApiKeys(
  queryGraph: QueryGraph,
  { id, key, wanted }: VolunteerClub,
  { dryRun, output }: { dryRun: boolean; output: SecretsOutput },
): Promise<AppliedKeys> {
  const applied: AppliedKeys = { changes: [], unchangedCount: 0 }
  if (!wanted.apiKeys?.length) return applied

  const known = id === null ? [] : await keysOf(queryGraph, id)
  for (const { name, scopes } of wanted.apiKeys) {
    const named = known.filter((one) => one.name === name)
    if (named.some(isAccepted)) {
      applied.unchangedCount += 1
      continue
    }
    const place = `${key}/${name}`
    applied.changes.push({ action: 'CREATE', kind: 'API key', key: place, fields: [] })
    if (dryRun || id === null) continue

    // Two runs at once get the same key; the one after a revoked or expired key has another `idempotencyKey`.
    const idempotencyKey = `provision-${hash('sha256', `${id} ${name} ${scopes.join()} ${named.length}`)}`
    const grantedScopes = scopes.map(toEnumName)
    const input = { clubId: id, name, grantedScopes, idempotencyKey }
    const { createApiKey } = await queryGraph<{ createApiKey: { secret: string } }>(CREATE, {
      input,
    })
    await output.write([{ kind: 'API key', key: place, secret: createApiKey.secret }])
  }
  return applied
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

async function keysOf(queryGraph: QueryGraph, clubId: string): Promise<readonly ListedKey[]> {
  const keys: ListedKey[] = []
  for (let after: string | null = null, hasMore = true; hasMore; ) {
    const { apiKeys }: KeyPage = await queryGraph<KeyPage>(LIST, { clubId, after })
    keys.push(...apiKeys.nodes)
    hasMore = apiKeys.pageInfo.hasNextPage
    after = apiKeys.pageInfo.endCursor
  }
  return keys
}
