import { REQUEST_FIELDS } from '../../../schema/volunteer/availability.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import {
  count,
  flag,
  json,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/query/columns.ts'
import { contentColumns } from '../../foundation/query/content-columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import { RESOURCE_COLUMNS, type StoredResource } from '../event-resources/resource-table.ts'
import type { AvailabilityRequest } from './availability-request.ts'
import type { AvailabilityResponse } from './availability-response.ts'

export interface StoredRequest extends AvailabilityRequest, StoredResource {}

export const AvailabilityRequestEntity = defineEntity<StoredRequest>({
  name: 'AvailabilityRequest',
  tableName: 'availability_requests',
  audit: { type: 'AvailabilityRequest', club: 'clubId' },
  columns: {
    ...RESOURCE_COLUMNS,
    ...contentColumns(REQUEST_FIELDS),
    options: json('options'),
    audience: json('audience'),
  },
  indices: [
    {
      name: 'availability_requests_by_creation',
      columns: ['eventId', 'isDeleted', 'createdAt', 'id'],
    },
    {
      name: 'availability_requests_by_update',
      columns: ['eventId', 'isDeleted', 'updatedAt', 'id'],
    },
    { name: 'availability_requests_by_deletion', columns: ['deletedAt'] },
  ],
})

/** A response with the column that lists use. */
export interface StoredResponse extends AvailabilityResponse {
  isDeleted: boolean
}

export const AvailabilityResponseEntity = defineEntity<StoredResponse>({
  name: 'AvailabilityResponse',
  tableName: 'availability_responses',
  audit: { type: 'AvailabilityResponse', club: 'clubId' },
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    eventId: uuid('event_id'),
    requestId: uuid('request_id'),
    helperId: uuid('helper_id'),
    answers: json('answers'),
    comment: nullable(text('comment', VOLUNTEER_LIMITS.availability.comment)),
    textLoggedAt: json('told_at'),
    deletedAt: nullable(moment('deleted_at')),
    isDeleted: flag('is_deleted'),
    publishedCount: count('published_count'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    {
      name: 'availability_responses_by_helper',
      columns: ['helperId', 'requestId'],
      unique: true,
    },
    {
      name: 'availability_responses_by_update',
      columns: ['requestId', 'isDeleted', 'updatedAt', 'id'],
    },
    {
      name: 'availability_responses_of_helper',
      columns: ['helperId', 'isDeleted', 'updatedAt', 'id'],
    },
    { name: 'availability_responses_by_deletion', columns: ['deletedAt'] },
  ],
})
