import { asInstallation, asService } from '../../../platform/caller.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { idempotencyOf } from '../../foundation/change/idempotency-scope.ts'
import { readHead } from '../../foundation/event-log/read-log.ts'
import { resumeAt } from '../../foundation/event-log/resume.ts'
import { isActive, requireActiveInstallation } from '../installations/rules.ts'
import { installationStore } from '../installations/store.ts'
import { asScopedInstallation, requireScopes } from '../records/access.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { CreateEventStreamTicketInput } from './inputs.ts'
import { hashTicket, issueTicket, requireRedeemed, TICKET_BYTES } from './rules.ts'
import { ticketStore } from './store.ts'

export const Query = {
  async mayFollowEvents(_parent, _args, context) {
    const { caller, database, clock } = context
    const asked = asInstallation(caller)
    const found = await installationStore.findInClub(database, asked.installationId)
    const { scopes } = requireActiveInstallation(found, clock())
    requireScopes({ ...asked, scopes }, ['events:read'])
    return true
  },

  async eventStreamTicketHolder(_parent, { hash }, { caller, database, clock }) {
    asService(caller)
    const now = clock()
    const installationId = await ticketStore.findHolder(database, Buffer.from(hash, 'hex'), now)
    if (installationId === null) return null
    const found = await installationStore.findInClub(database, installationId)
    return found && { ...found, installationId, isActive: isActive(found, now) }
  },
} satisfies FieldsOf<'Query'>

export const Mutation = {
  async createEventStreamTicket(_parent, { input }, { caller, change, randomBytes }) {
    const installation = asScopedInstallation(caller, 'events:read')
    const { idempotencyKey, after } = parseInput(CreateEventStreamTicketInput, input)
    const idempotency = idempotencyOf(caller, 'createEventStreamTicket', idempotencyKey, { after })
    const { result, isReplay } = await change(idempotency, async (tx, now) => {
      const { installationId } = installation
      const position = after === null ? null : await resumeAt(tx, installation, after)
      const issued = issueTicket({ installationId, position }, randomBytes(TICKET_BYTES), now)
      await ticketStore.add(tx, issued.stored)
      return { result: { ticket: issued.ticket, expiresAt: issued.stored.expiresAt }, events: [] }
    })
    return { ...result, idempotentReplay: isReplay }
  },

  async redeemEventStreamTicket(_parent, { input }, { caller, database, change }) {
    const { installationId, organizationId } = asScopedInstallation(caller, 'events:read')
    const { result } = await change(null, async (tx, now) => {
      const used = await ticketStore.use(tx, installationId, hashTicket(input.ticket), now)
      return { result: requireRedeemed(used).position, events: [] }
    })
    return { position: result ?? (await readHead(database, organizationId)) }
  },
} satisfies FieldsOf<'Mutation'>
