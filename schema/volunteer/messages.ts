import { z } from 'zod'
import type {
  CreateVolunteerMessageInput,
  VolunteerMessage as MessageInGraph,
  UpdateVolunteerMessageInput,
} from '../../built/types/volunteer.ts'
import { Guid } from '../fields/fields.ts'
import { changeable, choice, instant, nested, omittable } from '../fields/input-fields.ts'
import { inputRecord, type Refuse, type ValuesOf } from '../fields/input-record.ts'
import { type ContentOf, changesOf, inputsOf } from '../fields/resource-fields.ts'
import { linesText, lineText } from '../fields/text/line-text.ts'
import type { WrittenFields } from './bodies/resource-body.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'
import {
  ACTION_AUDIENCE_TYPES,
  ASSIGNMENT_STATUSES,
  AUDIENCE_TYPES,
  MESSAGE_KINDS,
  MESSAGE_STATUSES,
} from './statuses.ts'

const { message } = VOLUNTEER_LIMITS

export const MessageSubject = lineText({ min: 0, max: message.subject })

export const MessageText = linesText({ min: 1, max: message.body })

const Ids = z.array(Guid).max(message.audience)

/** Required field per audience type. */
const NEEDED = {
  ROLE: 'roleIds',
  SHIFT: 'shiftIds',
  HELPERS: 'helperIds',
  STATUS: 'assignmentStatus',
} as const

const CHOSEN = {
  roleIds: omittable(Ids),
  shiftIds: omittable(Ids),
  helperIds: omittable(Ids),
  assignmentStatus: omittable(choice(ASSIGNMENT_STATUSES)),
}

/** The moments by which a message of the graph can name shifts, whatever their number and state. */
const MOMENTS = { endingAfter: omittable(instant), cancelledSince: omittable(instant) }

type Chosen = ValuesOf<typeof CHOSEN & Partial<typeof MOMENTS>> & { type: string }

function requireChosen(audience: Chosen, refuse: Refuse): void {
  const { type } = audience
  if (type === 'SHIFT' && audience.endingAfter !== undefined) return
  const needed = type in NEEDED ? NEEDED[type as keyof typeof NEEDED] : null
  if (needed !== null && (audience[needed] ?? []).length === 0)
    refuse('required', `This type needs {${needed}}.`, [needed])
}

/** Audience of a message; members that its type does not use are ignored. */
export const MessageAudience = inputRecord(
  { type: choice(AUDIENCE_TYPES), ...CHOSEN },
  requireChosen,
)

/** Audience of a message in the graph. */
export const AudienceInGraph = inputRecord(
  { type: choice(AUDIENCE_TYPES), ...CHOSEN, ...MOMENTS },
  requireChosen,
)

const WrittenAudience = { ...nested(MessageAudience), graph: nested(AudienceInGraph).graph }

/** Audience of a workflow's message. */
export const ActionAudience = inputRecord(
  { type: choice(ACTION_AUDIENCE_TYPES), ...CHOSEN },
  requireChosen,
)

export const MessageKind = choice(MESSAGE_KINDS)

/** Fields of the SDL that follow from the sending of a message. */
type SendingField = 'sentAt' | 'recipientCount' | 'createdBy'

/** Message fields that clients write. Its inputs allow some statuses; `messages/rules.ts` decides the transitions. */
export const MESSAGE_FIELDS = {
  kind: { input: MessageKind, stored: { kind: 'keyword' }, empty: 'MESSAGE' },
  subject: {
    input: MessageSubject,
    stored: { kind: 'text', length: message.subject },
    empty: null,
  },
  body: { input: MessageText, stored: { kind: 'text', length: message.body } },
  audience: { input: WrittenAudience, stored: { kind: 'json' } },
  status: { input: choice(MESSAGE_STATUSES), stored: { kind: 'keyword' } },
  sendAt: { input: instant, stored: { kind: 'moment' }, empty: null },
} as const satisfies WrittenFields<
  MessageInGraph,
  CreateVolunteerMessageInput | UpdateVolunteerMessageInput,
  SendingField | 'messageId'
>

export type WrittenMessage = ContentOf<typeof MESSAGE_FIELDS>

const { subject, body, sendAt } = inputsOf(MESSAGE_FIELDS)

/** A broadcast is for all, so it has no audience of its own. */
export const NewVolunteerBroadcast = inputRecord({
  subject,
  body,
  status: omittable(choice(['DRAFT', 'SENT'])),
  sendAt,
})

export const NewVolunteerMessage = inputRecord({
  ...NewVolunteerBroadcast.fields,
  audience: omittable(WrittenAudience),
})

const { kind: _kind, ...changes } = changesOf(MESSAGE_FIELDS)

/** An update of a message that is not sent (`messages/rules.ts`); absent fields are unchanged. */
export const VolunteerMessageChanges = inputRecord({
  ...changes,
  status: changeable(choice(['DRAFT', 'SCHEDULED', 'SENT'])),
  expectedUpdatedAt: omittable(instant),
})
