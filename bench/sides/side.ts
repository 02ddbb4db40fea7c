import type { Sandbox } from './product.ts'
import type { Subject } from './subject.ts'

/** What is measured beside each other. */
export const SIDE_KINDS = [
  'clubgate',
  'hand-written',
  'split',
  'off-the-shelf',
  'networked',
  'older',
  'grown',
] as const

export type SideKind = (typeof SIDE_KINDS)[number]

/** A server under load, and whom it takes the load generator for. */
export interface Side {
  kind: SideKind
  /** Tells it from the others in tables. */
  name: string
  /** Its processes; the database's is not among them. */
  pids: readonly number[]
  baseUrl: string
  token: string
  sandbox: Sandbox
  subject: Subject
}

/** Put together from packages: the subgraphs called in one process, and asked over HTTP. */
export const PACKAGES: readonly SideKind[] = ['off-the-shelf', 'networked']

/** Those that serve our REST API. */
export const OURS: readonly SideKind[] = ['clubgate', 'split', 'older', 'grown']
