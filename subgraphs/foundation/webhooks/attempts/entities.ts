import { LIMITS } from '../../../../schema/limits.ts'
import {
  count,
  externalText,
  flag,
  moment,
  nullable,
  primary,
  text,
  textBytes,
  uuid,
} from '../../query/columns.ts'
import { defineEntity } from '../../query/entity.ts'
import { ANSWER_BYTES } from './answer-text.ts'

/** What a receiver answered to one attempt. */
export interface WebhookAnswer {
  deliveryId: string
  /** Of the attempt. */
  number: number
  receivedAt: Date
  body: string
  isTruncated: boolean
}

export const WebhookAnswerEntity = defineEntity<WebhookAnswer>({
  name: 'WebhookAnswer',
  tableName: 'webhook_answers',
  audit: null,
  columns: {
    deliveryId: primary(uuid('delivery_id')),
    number: primary(count('number')),
    receivedAt: moment('received_at'),
    body: textBytes('body', ANSWER_BYTES),
    isTruncated: flag('is_truncated'),
  },
  indices: [{ name: 'webhook_answers_by_time', columns: ['receivedAt'] }],
})

/** An attempt that was asked for. */
export interface WebhookResend extends Resender {
  deliveryId: string
  /** Of the attempt. */
  number: number
  resentAt: Date
}

export interface Resender {
  /** Subject of a member of staff; null for the installation of the endpoint. */
  resentBy: string | null
  resentByName: string | null
}

export const WebhookResendEntity = defineEntity<WebhookResend>({
  name: 'WebhookResend',
  tableName: 'webhook_resends',
  audit: null,
  columns: {
    deliveryId: primary(uuid('delivery_id')),
    number: primary(count('number')),
    resentAt: moment('resent_at'),
    resentBy: nullable(externalText('resent_by', LIMITS.subject)),
    resentByName: nullable(text('resent_by_name', LIMITS.name)),
  },
})
