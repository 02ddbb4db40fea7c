import type { ApiKeyIdentity, ClubApiKeysArgs } from '../../../built/types/volunteer.ts'
import { CALLERS_TOPIC } from '../../../platform/bus/bus.ts'
import { asService } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { requireFound } from '../../../schema/problem.ts'
import { idempotencyOf } from '../../foundation/change/idempotency-scope.ts'
import { asStaff, authorizeOwner, requireOwner } from '../../foundation/graph/staff-access.ts'
import { byCreation, listPage } from '../../foundation/lists/paging.ts'
import { clubsOf, inClub } from '../../foundation/query/tenancy.ts'
import type { AccountLoaders } from '../accounts/account.ts'
import { newAccount, toPlan } from '../accounts/rules.ts'
import { accountStore } from '../accounts/store.ts'
import { inactiveClubStore } from '../inactive-clubs/store.ts'
import type { VolunteerContext } from '../records/context.ts'
import { club, reference } from '../records/relations.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { authorizeOwnKey } from './access.ts'
import type { ApiKey } from './api-key.ts'
import { CreateApiKeyInput, KeyHash, RevokeApiKeyInput } from './inputs.ts'
import { KEY_BYTES, makeApiKey, requireBelowKeyLimit, revokeApiKey } from './rules.ts'
import { apiKeyStore } from './store.ts'

export const Query = {
  apiKey(_parent, _args, { caller, database }) {
    const { apiKeyId, clubId } = authorizeOwnKey(caller)
    return apiKeyStore.find(database, inClub(clubId), apiKeyId)
  },

  apiKeys: (_parent, args, context) => readPage(context, args.clubId, args),

  async apiKeyByHash(
    _parent,
    { hash },
    { caller, database, loaders, clock, eventLimits },
  ): Promise<ApiKeyIdentity | null> {
    asService(caller)
    const apiKey = await apiKeyStore.findByHash(
      database,
      Buffer.from(parseInput(KeyHash, hash), 'hex'),
    )
    if (apiKey === null) return null

    const { id, clubId, name, scopes, expiresAt, revokedAt } = apiKey
    const account = (await loaders.account.load(clubId)) ?? newAccount(clubId, clock())
    const { isPro, addOns } = toPlan(account, eventLimits)
    const { isIntegrationEnabled } = account
    const inactive = await inactiveClubStore.findOf(database, [clubId])
    return {
      apiKeyId: id,
      clubId,
      name,
      scopes,
      expiresAt,
      revokedAt,
      isPro,
      addOns,
      isIntegrationEnabled,
      isClubActive: !inactive.has(clubId),
    }
  },
} satisfies VolunteerFieldsOf<'Query', unknown, VolunteerContext & AccountLoaders>

export const ClubFields = {
  apiKeys: ({ id }, args, context) => readPage(context, id, args),
} satisfies VolunteerFieldsOf<'Club', { id: string }>

export const Mutation = {
  async createApiKey(_parent, { input }, { caller, change, newId, randomBytes }) {
    const staff = asStaff(caller)
    authorizeOwner(caller, input.clubId)
    const { idempotencyKey, ...wanted } = parseInput(CreateApiKeyInput, input)
    const { clubId, name, grantedScopes: scopes, expiresAt } = wanted
    const idempotency = idempotencyOf(caller, 'createApiKey', idempotencyKey, wanted)
    const { result, isReplay } = await change(idempotency, async (tx, now) => {
      await accountStore.lock(tx, newAccount(clubId, now))
      requireBelowKeyLimit(await apiKeyStore.countActive(tx, clubId))
      const creator = { createdBy: staff.subject, createdByName: staff.name ?? null }
      const requested = { id: newId(), clubId, name, scopes, ...creator, createdAt: now }
      const made = makeApiKey(
        { ...requested, expiresAt: expiresAt ?? null },
        randomBytes(KEY_BYTES),
      )
      await apiKeyStore.add(tx, made.apiKey)
      return { result: made, events: [] }
    })
    return { ...result, idempotentReplay: isReplay }
  },

  async revokeApiKey(_parent, { input }, { caller, change, bus }) {
    const staff = asStaff(caller)
    const id = asUuid(parseInput(RevokeApiKeyInput, input).apiKeyId, 'API key')
    const { result } = await change(null, async (tx, now) => {
      const stored = requireFound(await apiKeyStore.lock(tx, clubsOf(staff, 'club'), id), 'API key')
      requireOwner(staff, stored.clubId)

      const apiKey = revokeApiKey(stored, now)
      if (apiKey !== stored) await apiKeyStore.replace(tx, apiKey)
      return { result: apiKey, events: [] }
    })
    bus.publish(CALLERS_TOPIC, result.hash.toString('hex'))
    return { apiKey: result }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

export const ApiKeyFields = {
  __resolveReference: reference('apiKey'),
  club,
  grantedScopes: ({ scopes }: ApiKey) => scopes,
}

export const VolunteerAccountFields = {
  club,
}

/** A page of a club's API keys, for its OWNERs. */
async function readPage(context: VolunteerContext, named: string, args: ClubApiKeysArgs) {
  const clubId = authorizeOwner(context.caller, named)
  return listPage<ApiKey>({
    context,
    list: ['apiKeys', clubId],
    args,
    read: (slice) => apiKeyStore.list(context.loaders.pages, clubId, slice),
    positionOf: byCreation,
  })
}
