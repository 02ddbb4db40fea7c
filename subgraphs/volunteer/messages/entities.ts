import { LIMITS } from '../../../schema/limits.ts'
import { MESSAGE_FIELDS } from '../../../schema/volunteer/messages.ts'
import {
  count,
  json,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/query/columns.ts'
import { contentColumns } from '../../foundation/query/content-columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import { RESOURCE_COLUMNS, type StoredResource } from '../event-resources/resource-table.ts'
import type { Message, Recipient } from './message.ts'

export interface StoredMessage extends Message, StoredResource {}

export const MessageEntity = defineEntity<StoredMessage>({
  name: 'Message',
  tableName: 'messages',
  audit: { type: 'VolunteerMessage', club: 'clubId' },
  columns: {
    ...RESOURCE_COLUMNS,
    ...contentColumns(MESSAGE_FIELDS),
    audience: json('audience'),
    sentAt: nullable(moment('sent_at')),
    recipientCount: count('recipient_count'),
    writtenUpTo: nullable(uuid('written_up_to')),
    createdBy: text('created_by', LIMITS.subject),
  },
  indices: [
    {
      name: 'messages_by_creation',
      columns: ['eventId', 'isDeleted', 'kind', 'status', 'createdAt', 'id'],
    },
    {
      name: 'messages_by_update',
      columns: ['eventId', 'isDeleted', 'kind', 'status', 'updatedAt', 'id'],
    },
    { name: 'messages_by_deletion', columns: ['deletedAt'] },
  ],
})

export const RecipientEntity = defineEntity<Recipient>({
  name: 'Recipient',
  tableName: 'message_recipients',
  audit: null,
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    messageId: uuid('message_id'),
    helperId: uuid('helper_id'),
    outcome: keyword('outcome'),
    attemptCount: count('attempt_count'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    { name: 'message_recipients_by_helper', columns: ['messageId', 'helperId'], unique: true },
    { name: 'message_recipients_by_outcome', columns: ['messageId', 'outcome', 'helperId'] },
    {
      name: 'message_recipients_by_update',
      columns: ['messageId', 'outcome', 'updatedAt', 'helperId'],
    },
  ],
})
