import { type Caller, callerKey } from '../../../platform/caller.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { MessageRecipientFilter, VolunteerMessageFilter } from '../../../schema/volunteer/lists.ts'
import { asStaff } from '../../foundation/graph/staff-access.ts'
import { filterReader } from '../../foundation/lists/filter-reader.ts'
import { clubsOf } from '../../foundation/query/tenancy.ts'
import { createOfEvent, updateOfEvent } from '../event-resources/change-resources.ts'
import { readOfEvent, requireEvent } from '../event-resources/event-resources.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import { authorizeRows } from '../records/access.ts'
import type { VolunteerContext } from '../records/context.ts'
import { asPageArguments, type PageArguments, readCountedPage } from '../records/counted-page.ts'
import { readRecordPage } from '../records/page-with-deletions.ts'
import { club, reference, relation } from '../records/relations.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { audienceStore } from './audience/audience-store.ts'
import { reachStore } from './audience/reach-store.ts'
import { addMessage } from './change-new-message.ts'
import {
  AskedAudience,
  CreateVolunteerMessageInput,
  DeleteVolunteerMessageInput,
  toAudience,
  UpdateVolunteerMessageInput,
} from './inputs.ts'
import type { Message } from './message.ts'
import type { MessageContext } from './message-parts.ts'
import {
  deleteMessage,
  requireBelowScheduledLimit,
  rewriteMessage,
  updateMessage,
} from './rules.ts'
import { wakeFor } from './sending/message-queue.ts'
import { recipientStore } from './sending/recipient-store.ts'
import { sendingStore } from './sending/sending-store.ts'
import { MESSAGE, messageStore } from './store.ts'

const readMessageFilter = filterReader(VolunteerMessageFilter)
const readRecipientFilter = filterReader(MessageRecipientFilter)

export const Query = {
  async volunteerMessages(_parent, args, context) {
    const tenancy = authorizeRows(context.caller, 'messages:read')
    const page = asPageArguments(args)
    const filter = readMessageFilter(args.filter)
    const { id: eventId } = await requireEvent(context.database, tenancy, args.eventId)
    return readPage(context, eventId, filter, page)
  },

  volunteerMessage: (_parent, args, context) => readOfEvent(context, MESSAGE, args),

  async volunteerMessageReach(_parent, { eventId, audience }, { caller, database }) {
    const tenancy = clubsOf(asStaff(caller), 'volunteers')
    const asked = toAudience(parseInput(AskedAudience, audience))
    const event = await requireEvent(database, tenancy, eventId)
    return reachStore.find(database, { eventId: event.id, audience: asked })
  },
} satisfies VolunteerFieldsOf<'Query'>

export const Mutation = {
  async createVolunteerMessage(_parent, { input }, context) {
    const { result, isReplay } = await createOfEvent(
      context,
      MESSAGE,
      { mutation: 'createVolunteerMessage', schema: CreateVolunteerMessageInput, input },
      (tx, { origin, content }, now) => {
        const createdBy = nameAuthor(context.caller)
        return addMessage(tx, { ...origin, createdBy, content }, sendingPartsOf(context, now))
      },
    )
    wakeFor(context.bus, result)
    return { message: result, idempotentReplay: isReplay }
  },

  async updateVolunteerMessage(_parent, { input }, context) {
    const sent = { schema: UpdateVolunteerMessageInput, input }
    const { result } = await updateOfEvent(context, MESSAGE, sent, {
      lock: async (tx, tenancy, { id }) => ({
        stored: await messageStore.lockWithItem(tx, tenancy, id),
      }),
      async decide({ stored }, { changes }, { tx, now }) {
        const rewritten = rewriteMessage(stored, changes, now)
        if (rewritten === stored) return { result: stored, events: [] }
        if (rewritten.status === 'SCHEDULED' && stored.status !== 'SCHEDULED')
          requireBelowScheduledLimit(await messageStore.isScheduledLimitReached(tx, stored.eventId))
        if (changes.audience) await audienceStore.requireKnown(tx, rewritten)
        const parts = sendingPartsOf(context, now)
        const progress = await sendingStore.addRecipients(tx, rewritten, parts)
        return updateMessage(stored, rewritten, progress, now)
      },
      async write(tx, message, { now }) {
        await messageStore.replace(tx, message)
        await sendingStore.dequeue(tx, message.id)
        await sendingStore.schedule(tx, message, sendingPartsOf(context, now))
      },
    })
    wakeFor(context.bus, result)
    return { message: result }
  },

  async deleteVolunteerMessage(_parent, { input }, context) {
    const sent = { schema: DeleteVolunteerMessageInput, input }
    const { result } = await updateOfEvent(context, MESSAGE, sent, {
      lock: async (tx, tenancy, { id }) => ({
        stored: await messageStore.lockWithItem(tx, tenancy, id),
      }),
      decide: ({ stored }, _input, { now }) => deleteMessage(stored, now),
      async write(tx, message) {
        await messageStore.replace(tx, message)
        await sendingStore.dequeue(tx, message.id)
      },
    })
    return { message: result }
  },
} satisfies VolunteerFieldsOf<'Mutation', unknown, MessageContext>

export const VolunteerEventFields = {
  messages({ id }, args, context) {
    authorizeRows(context.caller, 'messages:read')
    return readPage(context, id, readMessageFilter(args.filter), asPageArguments(args))
  },
} satisfies VolunteerFieldsOf<'VolunteerEvent', VolunteerEvent>

export const VolunteerMessageFields = {
  __resolveReference: reference('message'),
  club,
  event: relation('volunteerEvent', 'eventId'),
  recipients({ id: messageId }, args, { caller, cursors, loaders }) {
    const page = asPageArguments(args)
    const { outcome, updatedSince } = readRecipientFilter(args.filter)
    const filter = { messageId, outcome, updatedSince }
    const binding = ['messageRecipients', callerKey(caller), filter]
    const list = recipientStore.list(loaders.pages, filter)
    return readCountedPage({ cursors, binding, list, toNode: (recipient) => recipient }, page)
  },
} satisfies VolunteerFieldsOf<'VolunteerMessage', Message>

export const MessageRecipientFields = {
  __resolveReference: reference('messageRecipient'),
  message: relation('message', 'messageId'),
  helper: relation('helper', 'helperId'),
}

function readPage(
  context: VolunteerContext,
  eventId: string,
  { kind, status, updatedSince, includeDeleted }: ReturnType<typeof readMessageFilter>,
  page: PageArguments,
) {
  const filter = { eventId, kind, status, updatedSince }
  const list = { name: 'volunteerMessages', list: messageStore.list }
  return readRecordPage(context, list, { filter, includeDeleted }, page)
}

function sendingPartsOf({ newId, mail, inlineRecipientLimit }: MessageContext, now: Date) {
  return { newId, mail, inlineRecipientLimit, now }
}

/** The API key or the staff member. */
function nameAuthor(caller: Caller): string {
  return caller.kind === 'api_key' ? caller.apiKeyId : asStaff(caller).subject
}
