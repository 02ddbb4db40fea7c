import { hash } from 'node:crypto'
import { newUuid } from '../../../platform/ids.ts'
import { VOLUNTEER_SCOPES } from '../../../schema/volunteer/scopes.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import type { Account } from '../../../subgraphs/volunteer/accounts/account.ts'
import { AccountEntity } from '../../../subgraphs/volunteer/accounts/entities.ts'
import type { ApiKey } from '../../../subgraphs/volunteer/api-keys/api-key.ts'
import { ApiKeyEntity } from '../../../subgraphs/volunteer/api-keys/entities.ts'

const LONG_AGO = new Date('2026-01-01T00:00:00Z')

/** Writes the account of a club, of the pro plan where nothing else is said; answers the club's id. */
export async function addAccount(
  database: Database,
  changes: Partial<Account> = {},
): Promise<string> {
  const account: Account = {
    clubId: newUuid(),
    plan: 'PRO',
    addOns: [],
    isIntegrationEnabled: true,
    replyTo: null,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...changes,
  }
  await tableOf(AccountEntity).insert(database, account)
  return account.clubId
}

/** Writes an API key of the club, with every scope where nothing else is said; answers its text. */
export async function addApiKey(
  database: Database,
  clubId: string,
  changes: Partial<ApiKey> = {},
): Promise<string> {
  const text = `vk_${newUuid().replaceAll('-', '')}12345678`
  await tableOf(ApiKeyEntity).insert(database, {
    id: newUuid(),
    clubId,
    name: 'Key',
    prefix: text.slice(0, 11),
    hash: hash('sha256', text, 'buffer'),
    scopes: [...VOLUNTEER_SCOPES],
    createdBy: 'owner-1',
    createdByName: null,
    createdAt: LONG_AGO,
    expiresAt: null,
    revokedAt: null,
    ...changes,
  })
  return text
}
