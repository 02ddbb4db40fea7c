import { keyword, primary, uuid } from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { ExternalKey } from './external-key.ts'

export const ExternalKeyEntity = defineEntity<ExternalKey>({
  name: 'ExternalKey',
  tableName: 'external_keys',
  audit: null,
  columns: {
    id: primary(uuid('id')),
    kind: keyword('kind'),
    scope: { ...keyword('scope'), length: 36 },
    externalKey: keyword('external_key'),
  },
  indices: [
    { name: 'external_keys_by_key', columns: ['scope', 'kind', 'externalKey'], unique: true },
  ],
})
