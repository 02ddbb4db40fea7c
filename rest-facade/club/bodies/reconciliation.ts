export type Reconciliation = 'none' | 'required'

/** Keywords of the member. */
export const RECONCILIATION = { enum: ['none', 'required'] satisfies Reconciliation[] }

export function toReconciliation(status: 'NONE' | 'REQUIRED'): Reconciliation {
  return status === 'REQUIRED' ? 'required' : 'none'
}
