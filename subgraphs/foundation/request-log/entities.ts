import { count, keyword, moment, nullable, primary, text, uuid } from '../query/columns.ts'
import { defineEntity } from '../query/entity.ts'
import type { ApiRequest } from './api-request.ts'

export const ApiRequestEntity = defineEntity<ApiRequest>({
  name: 'ApiRequest',
  tableName: 'api_requests',
  audit: null,
  columns: {
    id: primary(uuid('id')),
    ownerId: uuid('owner_id'),
    method: keyword('method'),
    route: nullable(text('route', 200)),
    status: count('status'),
    code: nullable(keyword('code')),
    durationMs: count('duration_ms'),
    requestedAt: moment('requested_at'),
  },
  indices: [
    { name: 'api_requests_by_owner', columns: ['ownerId', 'requestedAt', 'id'] },
    { name: 'api_requests_by_time', columns: ['requestedAt'] },
  ],
})
