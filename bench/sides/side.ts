import type { Subject } from './subject.ts'

/** What is measured beside each other. */
export type SideKind = 'hand-written' | 'off the shelf' | 'Clubgate' | 'Clubgate, split' | 'older'

/** A server under load, and whom it takes the load generator for. */
export interface Side {
  kind: SideKind
  /** Tells it from the others in tables. */
  name: string
  /** Its processes; the database's is not among them. */
  pids: readonly number[]
  baseUrl: string
  token: string
  subject: Subject
}
