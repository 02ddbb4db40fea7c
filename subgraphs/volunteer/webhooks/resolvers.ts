import type { ClubVolunteerWebhooksArgs } from '../../../built/types/volunteer.ts'
import { callerKey } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { SIGNING_SECRETS } from '../../../rules/webhooks/signing-secrets.ts'
import { refuse, requireFound } from '../../../schema/problem.ts'
import { refuseWebhooks } from '../../../schema/volunteer/access.ts'
import { VolunteerWebhookFilter } from '../../../schema/volunteer/lists.ts'
import { idempotencyOf } from '../../foundation/change/idempotency-scope.ts'
import type { Loader } from '../../foundation/graph/loaders.ts'
import { authorizeStaff } from '../../foundation/graph/staff-access.ts'
import { filterReader } from '../../foundation/lists/filter-reader.ts'
import { deliveryStore } from '../../foundation/webhooks/delivery-store.ts'
import { endpointStore, sealSecret } from '../../foundation/webhooks/endpoint-store.ts'
import type { WebhookAttempt, WebhookEndpoint } from '../../foundation/webhooks/entities.ts'
import { disabledByOf } from '../../foundation/webhooks/schedule.ts'
import { ENDPOINTS_TOPIC } from '../../foundation/webhooks/webhook-jobs.ts'
import { boughtOf, newAccount } from '../accounts/rules.ts'
import { accountStore } from '../accounts/store.ts'
import { authorizeNamedClub, authorizeOwnClub, authorizeRows } from '../records/access.ts'
import type { VolunteerContext } from '../records/context.ts'
import { asPageArguments, readCountedPage, type WithOffset } from '../records/counted-page.ts'
import { club, reference } from '../records/relations.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { requireReadable } from './access.ts'
import { findLastDelivery } from './delivery-list-store.ts'
import { toDocumentedDelivery } from './documented-delivery.ts'
import { CreateVolunteerWebhookInput } from './inputs.ts'
import { createWebhook, disableWebhook } from './rules.ts'
import { webhookStore } from './store.ts'
import { VOLUNTEER_WEBHOOK_POLICY } from './volunteer-webhook-policy.ts'

export const Query = {
  volunteerWebhooks: (_parent, args, context) =>
    readPage(context, authorizeOwnClub(context.caller, 'webhooks:read'), args),
} satisfies VolunteerFieldsOf<'Query'>

export const ClubFields = {
  volunteerWebhooks: ({ id }, args, context) =>
    readPage(context, authorizeStaff(context.caller, id, 'ownership'), args),
} satisfies VolunteerFieldsOf<'Club', { id: string }>

export const Mutation = {
  async createVolunteerWebhook(
    _parent,
    { input },
    { bus, caller, change, newId, randomBytes, secretBox, webhookTargets },
  ) {
    const clubId = authorizeNamedClub(caller, input.clubId, 'webhooks:write')
    const { idempotencyKey, ...requested } = parseInput(CreateVolunteerWebhookInput, input)
    const { url, description, eventTypes } = requested
    requireReadable(caller, eventTypes)
    const idempotency = idempotencyOf(caller, 'createVolunteerWebhook', idempotencyKey, {
      ...requested,
      clubId,
    })
    const { result, isReplay } = await change(
      idempotency,
      async (tx, now) => {
        const account = await accountStore.lock(tx, newAccount(clubId, now))
        refuse(refuseWebhooks(boughtOf(account)))
        const id = newId()
        const signingSecret = SIGNING_SECRETS.volunteer(randomBytes)
        const secret = sealSecret(secretBox, id, signingSecret)
        const active = await webhookStore.countActive(tx, clubId)
        const given = { id, clubId, url, description: description ?? null, eventTypes, secret }
        const webhook = await endpointStore.add(tx, createWebhook(given, active, now))
        return { result: { webhook, signingSecret }, events: [] }
      },
      () => webhookTargets.requireSafe(url),
    )
    bus.publish(ENDPOINTS_TOPIC, clubId)
    return { ...result, idempotentReplay: isReplay }
  },

  async endVolunteerWebhook(_parent, { input }, { caller, change, database, clock }) {
    const tenancy = authorizeRows(caller, 'webhooks:write')
    const id = asUuid(input.webhookId, WHAT)
    const { result } = await change(null, async (tx, now) => {
      const stored = requireFound(await webhookStore.lock(tx, tenancy, id), WHAT)
      const by = caller.kind === 'staff' ? 'STAFF' : 'CALLER'
      const webhook = disableWebhook(stored, by, now)
      if (webhook !== stored) await webhookStore.replace(tx, webhook)
      return { result: webhook, events: [] }
    })
    // If this request is interrupted, the delivery job completes the pending deliveries.
    await deliveryStore.endPending(database, id, clock)
    return { webhook: result }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

export const VolunteerWebhookFields = {
  __resolveReference: reference('webhook'),
  club,

  disabledBy: (webhook: WebhookEndpoint) => disabledByOf(webhook, VOLUNTEER_WEBHOOK_POLICY),

  async lastDelivery(
    { id, clubId }: WebhookEndpoint,
    _args: unknown,
    { caller, loaders }: VolunteerContext & AttemptLoaders,
  ) {
    authorizeRows(caller, 'webhooks:read')
    const last = await findLastDelivery(loaders.pages, id)
    if (last === null) return null

    const attempts = await loaders.attemptsOfDelivery.load(last.id)
    return toDocumentedDelivery({ ...last, attempts }, clubId)
  },

  /** The webhook's own change: its row also changes with the state of deliveries. */
  updatedAt: ({ createdAt, disabledAt }: WebhookEndpoint) => disabledAt ?? createdAt,
}

interface AttemptLoaders {
  loaders: { attemptsOfDelivery: Loader<WebhookAttempt[]> }
}

const WHAT = 'webhook'

const readFilter = filterReader(VolunteerWebhookFilter)

function readPage(
  { caller, cursors, database, loaders }: VolunteerContext,
  clubId: string,
  args: WithOffset<ClubVolunteerWebhooksArgs>,
) {
  const { updatedSince } = readFilter(args.filter)
  const filter = { clubId, updatedSince }
  const binding = ['volunteerWebhooks', callerKey(caller), filter]
  const list = webhookStore.list(database, loaders.pages, filter)
  const request = { cursors, binding, list, toNode: (webhook: WebhookEndpoint) => webhook }
  return readCountedPage(request, asPageArguments(args))
}
