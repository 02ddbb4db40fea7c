import type { ClubWebhookEndpointsArgs } from '../../../built/types/club.ts'
import { asUuid, requireUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { SIGNING_SECRETS } from '../../../rules/webhooks/signing-secrets.ts'
import { notFound } from '../../../schema/problem.ts'
import { idempotencyOf } from '../../foundation/change/idempotency-scope.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { byCreation, listMapped } from '../../foundation/lists/paging.ts'
import { endPending } from '../../foundation/webhooks/attempt.ts'
import { deliveryStore } from '../../foundation/webhooks/delivery-store.ts'
import { endpointStore, sealSecret } from '../../foundation/webhooks/endpoint-store.ts'
import type { WebhookEndpoint } from '../../foundation/webhooks/entities.ts'
import { ENDPOINTS_TOPIC } from '../../foundation/webhooks/webhook-jobs.ts'
import {
  asScopedInstallation,
  authorizeClub,
  authorizeInstallationClub,
} from '../records/access.ts'
import { toEndpointNotice } from '../records/club-change.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { authorizeEndpoints, authorizeSwitch, type EndpointAccess } from './access.ts'
import {
  CreateWebhookEndpointInput,
  RotateWebhookSecretInput,
  WebhookEndpointChangesInput,
} from './inputs.ts'
import {
  type ChangedEndpoint,
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  requireActive,
  switchEndpoint,
} from './rules.ts'
import { webhookEndpointStore } from './store.ts'
import { toVisibleEndpoint, type VisibleEndpoint } from './visibility.ts'

export const Query = {
  webhookEndpoints(_parent, args, context) {
    return readPage(context, authorizeInstallationClub(context.caller, 'webhooks:manage'), args)
  },

  async webhookEndpoint(_parent, { id }, { caller, database }) {
    const access = authorizeEndpoints(caller)
    const found = await webhookEndpointStore.find(database, access, requireUuid(id))
    return found && toVisibleEndpoint(found)
  },
} satisfies FieldsOf<'Query'>

export const ClubFields = {
  webhookEndpoints({ id }, args, context) {
    return readPage(context, authorizeClub(context.caller, id, 'webhooks:manage'), args)
  },
} satisfies FieldsOf<'Club', { id: string }>

export const Mutation = {
  async createWebhookEndpoint(
    _parent,
    { input },
    { bus, caller, change, newId, notices, randomBytes, secretBox, webhookTargets },
  ) {
    const { installationId, organizationId, clubId } = asScopedInstallation(
      caller,
      'webhooks:manage',
    )
    const { idempotencyKey, ...asked } = parseInput(CreateWebhookEndpointInput, input)
    webhookTargets.requireWellFormed(asked.url)
    const idempotency = idempotencyOf(caller, 'createWebhookEndpoint', idempotencyKey, asked)
    const { result, isReplay } = await change(
      idempotency,
      async (tx, now) => {
        const id = newId()
        const signingSecret = SIGNING_SECRETS.club(randomBytes)
        const secret = sealSecret(secretBox, id, signingSecret)
        const existing = await webhookEndpointStore.countOf(tx, installationId)
        const given = { id, organizationId, clubId, ownerId: installationId, secret, ...asked }
        const added = await endpointStore.add(tx, createEndpoint(given, existing, now))
        const webhookEndpoint = toVisibleEndpoint(added)
        return { result: { webhookEndpoint, signingSecret }, events: [] }
      },
      () => webhookTargets.requireSafe(asked.url),
    )
    bus.publish(ENDPOINTS_TOPIC, organizationId)
    notices.publish(toEndpointNotice(result.webhookEndpoint))
    return { ...result, idempotentReplay: isReplay }
  },

  async updateWebhookEndpoint(
    _parent,
    { input },
    { caller, change, clock, database, notices, webhookTargets },
  ) {
    asScopedInstallation(caller, 'webhooks:manage')
    const access = authorizeEndpoints(caller)
    const { endpointId: id, ...given } = input
    const changes = parseInput(WebhookEndpointChangesInput, given)
    const { url } = changes
    if (url !== undefined) webhookTargets.requireWellFormed(url)
    await getEndpoint(database, access, id)
    if (url !== undefined) await webhookTargets.requireSafe(url)

    const { result: changed } = await change(null, async (tx, now) => {
      const stored = await lockEndpoint(tx, access, id)
      return { result: await save(tx, changeEndpoint(stored, changes, now), now), events: [] }
    })
    const onChanged = () => notices.publish(toEndpointNotice(changed))
    onChanged()
    if (changed.status === 'DISABLED') await endPending({ database, clock, onChanged }, changed)

    return { webhookEndpoint: toVisibleEndpoint(changed) }
  },

  async disableWebhookEndpoint(
    _parent,
    { input: { endpointId: id } },
    { caller, change, clock, database, notices },
  ) {
    asScopedInstallation(caller, 'webhooks:manage')
    const access = authorizeEndpoints(caller)
    const { result: deleted } = await change(null, async (tx, now) => {
      const endpoint = deleteEndpoint(await lockEndpoint(tx, access, id), now)
      await endpointStore.update(tx, endpoint.id, endpoint)
      return { result: endpoint, events: [] }
    })
    const onChanged = () => notices.publish(toEndpointNotice(deleted))
    onChanged()
    await endPending({ database, clock, onChanged }, deleted)

    return { webhookEndpoint: toVisibleEndpoint(deleted) }
  },

  async setWebhookEndpointStatus(
    _parent,
    { input: { endpointId: id, status } },
    { caller, change, clock, database, notices },
  ) {
    const access = authorizeSwitch(caller)
    const { result: changed } = await change(null, async (tx, now) => {
      const stored = await lockEndpoint(tx, access, id)
      const owners = await webhookEndpointStore.findOwners(tx, [stored.ownerId], now)
      const isOwnerEnded = !owners.has(stored.ownerId)
      const switched = switchEndpoint(stored, status, { isOwnerEnded, now })
      if (switched.endpoint === stored) return { result: stored, events: [] }
      return { result: await save(tx, switched, now), events: [] }
    })
    const onChanged = () => notices.publish(toEndpointNotice(changed))
    onChanged()
    if (changed.status === 'DISABLED') await endPending({ database, clock, onChanged }, changed)

    return { webhookEndpoint: toVisibleEndpoint(changed) }
  },

  /** Without an overlap: attempts leased after the commit are signed with the new secret alone. */
  async rotateWebhookSecret(
    _parent,
    { input: { endpointId: id, ...given } },
    { caller, change, notices, randomBytes, secretBox },
  ) {
    const { clubId } = asScopedInstallation(caller, 'webhooks:manage')
    const access = authorizeEndpoints(caller)
    const { idempotencyKey } = parseInput(RotateWebhookSecretInput, given)
    const idempotency = idempotencyOf(caller, 'rotateWebhookSecret', idempotencyKey, { id })
    const { result, isReplay } = await change(idempotency, async (tx, now) => {
      const stored = await lockEndpoint(tx, access, id)
      const signingSecret = SIGNING_SECRETS.club(randomBytes)
      const secret = sealSecret(secretBox, stored.id, signingSecret)
      const secretVersion = stored.secretVersion + 1
      await endpointStore.update(tx, stored.id, { secret, secretVersion, updatedAt: now })
      const rotated = { id: stored.id, signingSecret, signingSecretVersion: secretVersion }
      return { result: rotated, events: [] }
    })
    notices.publish(toEndpointNotice({ id: result.id, clubId }))
    return { ...result, idempotentReplay: isReplay }
  },
} satisfies FieldsOf<'Mutation'>

/** One that is active again follows the log from its head. */
async function save(
  tx: Tx,
  { endpoint, isReactivated }: ChangedEndpoint,
  now: Date,
): Promise<WebhookEndpoint> {
  // Deliveries that were pending when the endpoint was disabled are ended now, if no worker has done so.
  if (isReactivated) await deliveryStore.endPending(tx, endpoint.id, () => now)
  const saved = isReactivated ? await endpointStore.subscribeFromHead(tx, endpoint) : endpoint
  await endpointStore.update(tx, saved.id, saved)
  return saved
}

function readPage(context: ClubContext, clubId: string, args: ClubWebhookEndpointsArgs) {
  const access = authorizeEndpoints(context.caller)
  return listMapped<WebhookEndpoint, VisibleEndpoint>({
    context,
    list: ['webhookEndpoints', clubId],
    args,
    read: (slice) => webhookEndpointStore.list(context.loaders.pages, access, clubId, slice),
    positionOf: byCreation,
    toNode: toVisibleEndpoint,
  })
}

export async function getEndpoint(
  database: ClubContext['database'],
  access: EndpointAccess,
  id: string,
): Promise<WebhookEndpoint> {
  const found = await webhookEndpointStore.find(database, access, asUuid(id, 'webhook endpoint'))
  if (found === null) throw notFound('webhook endpoint')

  return found
}

export async function lockEndpoint(
  tx: Tx,
  access: EndpointAccess,
  id: string,
): Promise<WebhookEndpoint> {
  const locked = await webhookEndpointStore.lock(tx, access, asUuid(id, 'webhook endpoint'))
  if (locked === null) throw notFound('webhook endpoint')

  return locked
}

export async function lockActive(
  tx: Tx,
  access: EndpointAccess,
  id: string,
): Promise<WebhookEndpoint> {
  const endpoint = await lockEndpoint(tx, access, id)
  requireActive(endpoint)
  return endpoint
}
