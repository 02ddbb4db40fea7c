import { z } from 'zod'
import { Guid } from '../fields/fields.ts'
import {
  changeable,
  choice,
  clearable,
  instant,
  nested,
  omittable,
} from '../fields/input-fields.ts'
import { inputRecord, type Refuse, type ValuesOf } from '../fields/input-record.ts'
import { linesText, lineText } from '../fields/line-text.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'
import { CHANGED, DELETED } from './lists.ts'
import {
  ACTION_AUDIENCE_TYPES,
  ASSIGNMENT_STATUSES,
  AUDIENCE_TYPES,
  MESSAGE_KINDS,
  MESSAGE_OUTCOMES,
  MESSAGE_STATUSES,
} from './statuses.ts'

const { message } = VOLUNTEER_LIMITS

export const MessageSubject = lineText({ min: 0, max: message.subject })

export const MessageText = linesText({ min: 1, max: message.body })

const Ids = z.array(Guid).max(message.audience)

/** By the type of an audience, the field that it cannot do without. */
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

type Chosen = ValuesOf<typeof CHOSEN> & { type: string }

function requireChosen(audience: Chosen, refuse: Refuse): void {
  const { type } = audience
  const needed = type in NEEDED ? NEEDED[type as keyof typeof NEEDED] : null
  if (needed !== null && (audience[needed] ?? []).length === 0)
    refuse('required', `This type needs {${needed}}.`, [needed])
}

/** Whom a message is for; what its type takes no notice of is let pass. */
export const MessageAudience = inputRecord(
  { type: choice(AUDIENCE_TYPES), ...CHOSEN },
  requireChosen,
)

/** Whom the message of a workflow is for. */
export const ActionAudience = inputRecord(
  { type: choice(ACTION_AUDIENCE_TYPES), ...CHOSEN },
  requireChosen,
)

/** A broadcast is for all, so it has no audience of its own (Endpoints, broadcasts). */
export const NewVolunteerBroadcast = inputRecord({
  subject: omittable(MessageSubject),
  body: MessageText,
  status: omittable(choice(['DRAFT', 'SENT'])),
  sendAt: omittable(instant),
})

export const NewVolunteerMessage = inputRecord({
  ...NewVolunteerBroadcast.fields,
  audience: omittable(nested(MessageAudience)),
})

/** What can be changed of a message that is not sent; what is absent stays as it is. */
export const VolunteerMessageChanges = inputRecord({
  subject: MessageSubject.nullish(),
  body: changeable(MessageText),
  audience: changeable(nested(MessageAudience)),
  status: changeable(choice(['DRAFT', 'SCHEDULED', 'SENT'])),
  sendAt: clearable(instant),
  expectedUpdatedAt: omittable(instant),
})

export const MessageKind = choice(MESSAGE_KINDS)

export const MessageFilter = inputRecord({
  ...DELETED,
  ...CHANGED,
  kind: omittable(MessageKind),
  status: omittable(choice(MESSAGE_STATUSES)),
})

export const RecipientFilter = inputRecord({
  ...CHANGED,
  outcome: omittable(choice(MESSAGE_OUTCOMES)),
})
