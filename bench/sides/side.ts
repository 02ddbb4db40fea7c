import type { Sandbox } from './product.ts'
import type { Subject } from './subject.ts'

/** Kinds of servers to compare. */
export const SIDE_KINDS = [
  'clubgate',
  'hand-written',
  'server',
  'servers',
  'edge',
  'off-the-shelf',
  'networked',
  'older',
  'grown',
] as const

export type SideKind = (typeof SIDE_KINDS)[number]

/** A server under load, with the credentials of the load generator. */
export interface Side {
  kind: SideKind
  /** Label in tables. */
  name: string
  /** Its processes without the database. */
  pids: readonly number[]
  baseUrl: string
  token: string
  sandbox: Sandbox
  subject: Subject
}

/** Servers from packages: with in-process subgraphs, and with subgraphs over HTTP. */
export const PACKAGES: readonly SideKind[] = ['off-the-shelf', 'networked']

/** Sides with the REST API of the product. */
export const OURS: readonly SideKind[] = ['clubgate', 'server', 'servers', 'edge', 'older', 'grown']

/** Names of the forms beside `npm start`, in tables. */
export const FORM_NAMES = {
  server: 'Clubgate, whole server',
  servers: 'Clubgate, two processes',
  edge: 'Clubgate, edge',
} as const
