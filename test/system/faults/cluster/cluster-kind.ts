import type { Server } from '../processes/server.ts'

/** Servers that hold the same, one of which takes writes, behind a router. */
export interface Cluster {
  nodes: readonly Pick<Server, 'ask'>[]
  /** As DATABASE_URL takes it. */
  url: string
  stop(): Promise<void>
}

/** Something that happens to a cluster while it is written to. */
export interface Fault<Kind extends Cluster> {
  title: string
  /** Duration without any acknowledged write. */
  awayMs?: number
  /** Resolves when it is over, as far as it ever is. */
  happen(cluster: Kind): Promise<void>
}

/** A way to have such a cluster. */
export interface ClusterKind<Kind extends Cluster> {
  name: string
  /** Of the database. */
  version: string
  faults: readonly Fault<Kind>[]
  /** Works in a folder of its own, whose path has to be short: sockets are in there. */
  start(folder: string): Promise<Kind>
}
