import { type Caller, callerKey } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/issues.ts'
import type {
  MutationCreateVolunteerMessageArgs,
  MutationDeleteVolunteerMessageArgs,
  MutationUpdateVolunteerMessageArgs,
  QueryVolunteerMessageArgs,
  QueryVolunteerMessagesArgs,
  VolunteerEventMessagesArgs,
  VolunteerMessageRecipientsArgs,
} from '../../../schema/types/volunteer.ts'
import { asStaff } from '../../foundation/graph/staff-access.ts'
import type { VolunteerContext } from '../context.ts'
import { createOfEvent, requireEvent, requireOfEvent } from '../event-resources/event-resources.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import { authorizeRows } from '../records/access.ts'
import { asPageArguments, type PageArguments, readCountedPage } from '../records/counted-page.ts'
import { requireState } from '../records/optimistic-lock.ts'
import { readRecordPage } from '../records/page-with-deletions.ts'
import { club, reference, relation } from '../relations.ts'
import { audienceStore } from './audience/audience-store.ts'
import { addMessage } from './change-added.ts'
import {
  CreateVolunteerMessageInput,
  DeleteVolunteerMessageInput,
  MessageFilterInput,
  RecipientFilterInput,
  UpdateVolunteerMessageInput,
} from './inputs.ts'
import type { Message } from './message.ts'
import { deleteMessage, rewriteMessage, updateMessage } from './rules.ts'
import { wakeFor } from './sending/message-queue.ts'
import { recipientStore } from './sending/recipient-store.ts'
import { requireScheduleFree } from './sending/send-time.ts'
import { sendingStore } from './sending/sending-store.ts'
import { type MessageConditions, messageStore } from './store.ts'

export const Query = {
  async volunteerMessages(
    _parent: unknown,
    args: QueryVolunteerMessagesArgs,
    context: VolunteerContext,
  ) {
    const tenancy = authorizeRows(context.caller, 'messages:read')
    const page = asPageArguments(args)
    const { id: eventId } = await requireEvent(context.database, tenancy, args.eventId)
    const filter = { ...parseInput(MessageFilterInput, args, 'query'), eventId }
    return readPage(context, filter, page)
  },

  async volunteerMessage(
    _parent: unknown,
    { id, eventId }: QueryVolunteerMessageArgs,
    { caller, database }: VolunteerContext,
  ) {
    const tenancy = authorizeRows(caller, 'messages:read')
    const message = await messageStore.find(database, tenancy, asUuid(id, WHAT))
    return requireOfEvent(WHAT, message, eventId)
  },
}

export const Mutation = {
  async createVolunteerMessage(
    _parent: unknown,
    { input }: MutationCreateVolunteerMessageArgs,
    context: VolunteerContext,
  ) {
    const { caller, bus } = context
    const parts = sendingPartsOf(context)
    const tenancy = authorizeRows(caller, 'messages:write')
    const asked = parseInput(CreateVolunteerMessageInput, input)
    const createdBy = nameAuthor(caller)
    const { result, isReplay } = await createOfEvent(
      context,
      { operation: 'createVolunteerMessage', tenancy, asked },
      (tx, origin, now) =>
        addMessage(tx, { ...origin, createdBy, content: asked.content }, { ...parts, now }),
    )
    wakeFor(bus, result)
    return { message: result, idempotentReplay: isReplay }
  },

  async updateVolunteerMessage(
    _parent: unknown,
    { input }: MutationUpdateVolunteerMessageArgs,
    context: VolunteerContext,
  ) {
    const { caller, change, bus } = context
    const parts = sendingPartsOf(context)
    const tenancy = authorizeRows(caller, 'messages:write')
    const asked = parseInput(UpdateVolunteerMessageInput, input)
    const id = asUuid(asked.id, WHAT)
    const { result } = await change(null, async (tx, now) => {
      const stored = requireOfEvent(
        WHAT,
        await messageStore.lockWithItem(tx, tenancy, id),
        asked.eventId,
      )
      requireState(WHAT, stored, asked.expectedUpdatedAt)

      const rewritten = rewriteMessage(stored, asked.changes, now)
      if (rewritten === stored) return { result: stored, events: [] }
      if (rewritten.status === 'SCHEDULED' && stored.status !== 'SCHEDULED')
        requireScheduleFree(await messageStore.hasMostScheduled(tx, stored.eventId))
      if (asked.changes.audience) await audienceStore.requireKnown(tx, rewritten)
      const reached = await sendingStore.addRecipients(tx, rewritten, { ...parts, now })
      const decision = updateMessage(stored, rewritten, reached, now)
      await messageStore.replace(tx, decision.result)
      await sendingStore.takeOff(tx, id)
      await sendingStore.schedule(tx, decision.result, { ...parts, now })
      return decision
    })
    wakeFor(bus, result)
    return { message: result }
  },

  async deleteVolunteerMessage(
    _parent: unknown,
    { input }: MutationDeleteVolunteerMessageArgs,
    { caller, change }: VolunteerContext,
  ) {
    const tenancy = authorizeRows(caller, 'messages:write')
    const asked = parseInput(DeleteVolunteerMessageInput, input)
    const id = asUuid(asked.id, WHAT)
    const { result } = await change(null, async (tx, now) => {
      const stored = requireOfEvent(
        WHAT,
        await messageStore.lockWithItem(tx, tenancy, id),
        asked.eventId,
      )
      const decision = deleteMessage(stored, now)
      await messageStore.replace(tx, decision.result)
      await sendingStore.takeOff(tx, id)
      return decision
    })
    return { message: result }
  },
}

export const EventFields = {
  messages(
    { id }: VolunteerEvent,
    { first, after, ...asked }: VolunteerEventMessagesArgs,
    context: VolunteerContext,
  ) {
    authorizeRows(context.caller, 'messages:read')
    const page = asPageArguments({ first, after, offset: 0 })
    const filter = {
      ...parseInput(MessageFilterInput, { ...asked, includeDeleted: false }, 'query'),
    }
    return readPage(context, { ...filter, eventId: id }, page)
  },
}

export const VolunteerMessageFields = {
  __resolveReference: reference('message'),
  club,
  event: relation('volunteerEvent', 'eventId'),
  recipients(
    { id: messageId }: Message,
    args: VolunteerMessageRecipientsArgs,
    { caller, cursors, loaders }: VolunteerContext,
  ) {
    const page = asPageArguments(args)
    const { outcome = null, updatedSince = null } = parseInput(RecipientFilterInput, args, 'query')
    const filter = { messageId, outcome, updatedSince }
    const binding = ['messageRecipients', callerKey(caller), filter]
    const list = recipientStore.list(loaders.pages, filter)
    return readCountedPage({ cursors, binding, list, toNode: (recipient) => recipient }, page)
  },
}

export const MessageRecipientFields = {
  __resolveReference: reference('messageRecipient'),
  message: relation('message', 'messageId'),
  helper: relation('helper', 'helperId'),
}

const WHAT = 'message'

type AskedMessages = { eventId: string; includeDeleted: boolean } & Partial<
  Pick<MessageConditions, 'kind' | 'status' | 'updatedSince'>
>

function readPage(
  context: VolunteerContext,
  { eventId, kind = null, status = null, updatedSince = null, includeDeleted }: AskedMessages,
  page: PageArguments,
) {
  const filter = { eventId, kind, status, updatedSince }
  const list = { name: 'volunteerMessages', list: messageStore.list }
  return readRecordPage(context, list, { filter, includeDeleted }, page)
}

function sendingPartsOf({ newId, mail, recipientsAtOnce }: VolunteerContext) {
  return { newId, mail, recipientsAtOnce }
}

/** The key that wrote it, or the staff member. */
function nameAuthor(caller: Caller): string {
  return caller.kind === 'api_key' ? caller.apiKeyId : asStaff(caller).subject
}
