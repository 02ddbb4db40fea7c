/** The key by which provisioning finds a record again. */
export interface ExternalKey {
  /** Id of the record. */
  id: string
  kind: 'ORGANIZATION' | 'LOCATION' | 'COURT' | 'LOCK'
  /** The club in which the key is unique; empty for organizations. */
  scope: string
  externalKey: string
}

/** The row that each provisioning locks first, so that a second one sees what the first one has written. */
export const PROVISIONING_LOCK: ExternalKey = {
  ...{ id: '00000000-0000-0000-0000-000000000000', kind: 'LOCK', scope: '', externalKey: '' },
}
