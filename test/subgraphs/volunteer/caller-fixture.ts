import { randomBytes } from 'node:crypto'
import type { ApiKeyCaller, StaffCaller } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import type { ClubRole } from '../../../schema/club/roles.ts'
import { VOLUNTEER_SCOPES } from '../../../schema/volunteer/scopes.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import type { Account } from '../../../subgraphs/volunteer/accounts/account.ts'
import { AccountEntity } from '../../../subgraphs/volunteer/accounts/entities.ts'
import { newAccount } from '../../../subgraphs/volunteer/accounts/rules.ts'
import { ApiKeyEntity } from '../../../subgraphs/volunteer/api-keys/entities.ts'
import { makeApiKey } from '../../../subgraphs/volunteer/api-keys/rules.ts'
import { LONG_AGO } from './moments.ts'

export const PRO = { plan: 'PRO' } as const satisfies Partial<Account>

export async function addAccount(
  database: Database,
  changes: Partial<Account> = PRO,
): Promise<Account> {
  const account = { ...newAccount(newUuid(), LONG_AGO), ...changes }
  await tableOf(AccountEntity).insert(database, account)
  return account
}

/** Stores a key of the account's club and returns it as a caller. */
export async function addApiKey(
  database: Database,
  account: Account,
  changes: Partial<ApiKeyCaller> = {},
): Promise<ApiKeyCaller> {
  const caller = toApiKeyCaller(account, changes)
  const asked = {
    id: caller.apiKeyId,
    clubId: account.clubId,
    name: 'Desk',
    scopes: [...caller.scopes],
    createdBy: 'key-maker',
    createdAt: LONG_AGO,
    expiresAt: null,
  }
  await tableOf(ApiKeyEntity).insert(database, makeApiKey(asked, randomBytes(30)).apiKey)
  return caller
}

/** A caller whose key is not stored, for operations that do not read it. */
export function toApiKeyCaller(
  { clubId, plan, addOns, isIntegrationEnabled }: Account,
  changes: Partial<ApiKeyCaller> = {},
): ApiKeyCaller {
  const toAddOn = {
    API_ACCESS_PLUS: 'api_access_plus',
    WEBHOOKS_ACCESS: 'webhooks_access',
  } as const
  return {
    kind: 'api_key',
    apiKeyId: newUuid(),
    clubId,
    scopes: VOLUNTEER_SCOPES,
    plan,
    addOns: addOns.map((addOn) => toAddOn[addOn]),
    isIntegrationEnabled,
    isClubActive: true,
    ...changes,
  }
}

/** Stores a club with a pro plan and a key with all scopes. */
export async function addProClub(database: Database): Promise<ApiKeyCaller> {
  return addApiKey(database, await addAccount(database))
}

export function staffOf(clubId: string, role: ClubRole = 'OWNER'): StaffCaller {
  return { kind: 'staff', subject: 'staff-1', isAdmin: false, roles: [{ clubId, role }] }
}

export const ADMIN: StaffCaller = { kind: 'staff', subject: 'admin-1', isAdmin: true, roles: [] }

/** A document that reads these fields of a club, as the gateway asks for them. */
export const ofClub = (clubId: string, fields: string): string =>
  `{ _entities(representations: [{ __typename: "Club", id: "${clubId}" }]) { ... on Club { ${fields} } } }`
