import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import type { ApiKey } from '../../../subgraphs/volunteer/api-keys/api-key.ts'
import { ApiKeyEntity } from '../../../subgraphs/volunteer/api-keys/entities.ts'
import { makeApiKey } from '../../../subgraphs/volunteer/api-keys/rules.ts'
import { AGE, daysAgo, type Making } from '../../making/making.ts'
import {
  API_KEY_NAMES,
  API_KEYS,
  type ApiKeyPlan,
  type PlannedApiKey,
} from '../../plans/api-key-plans.ts'
import { apiKeyBytes } from './api-key-bytes.ts'

interface KeySeeding extends Pick<Making, 'now' | 'newId'> {
  secretKeys: readonly Buffer[]
}

/** Adds missing API keys; after a change of the secret all of them are new. */
export async function seedApiKeys(
  volunteer: Database,
  clubIds: ReadonlyMap<string, string>,
  seeding: KeySeeding,
): Promise<void> {
  const planned = API_KEY_NAMES.flatMap((name) => {
    const clubId = clubIds.get(API_KEYS[name].club.slug)
    return clubId === undefined ? [] : makeKey(name, clubId, seeding)
  })
  const done = await findKnownHashes(volunteer, planned)
  const missing = planned.filter(({ hash }) => !done.has(hash.toString('hex')))
  if (missing.length > 0) await tableOf(ApiKeyEntity).insertAll(volunteer, missing)
}

function makeKey(
  name: PlannedApiKey,
  clubId: string,
  { now, newId, secretKeys }: KeySeeding,
): ApiKey {
  const { scopes, state, createdBy }: ApiKeyPlan = API_KEYS[name]
  const asked = {
    id: newId(),
    clubId,
    name: `Sandbox ${name}`,
    scopes: [...scopes],
    createdBy: createdBy.subject,
    createdByName: createdBy.name,
    createdAt: daysAgo({ now }, AGE.installation),
    expiresAt: state === 'EXPIRED' ? daysAgo({ now }, 1) : null,
  }
  const { apiKey } = makeApiKey(asked, apiKeyBytes(secretKeys, name))
  return { ...apiKey, revokedAt: state === 'REVOKED' ? daysAgo({ now }, 1) : null }
}

async function findKnownHashes(
  volunteer: Database,
  keys: readonly ApiKey[],
): Promise<ReadonlySet<string>> {
  const rows = await volunteer.query<{ hash: Buffer }[]>(
    'SELECT hash FROM api_keys WHERE hash IN (?)',
    [keys.map(({ hash }) => hash)],
  )
  return new Set(rows.map(({ hash }) => hash.toString('hex')))
}
