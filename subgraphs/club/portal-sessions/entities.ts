import { fixedBytes, moment, primary } from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { PortalSessionEnd } from './portal-session-end.ts'

export const PortalSessionEndEntity = defineEntity<PortalSessionEnd>({
  name: 'PortalSessionEnd',
  tableName: 'ended_sessions',
  audit: null,
  columns: {
    idHash: primary(fixedBytes('id_hash', 32)),
    expiresAt: moment('expires_at'),
  },
  indices: [{ name: 'ended_sessions_by_expiry', columns: ['expiresAt'] }],
})
