import type { SandboxClubName, SandboxContent } from '../sandbox-access.ts'

/** An event of either product, with the body that a webhook delivers. */
export interface StreamedEvent {
  id: string
  type: string
  occurredAt: string
  /** Id of the changed resource. */
  resourceId: string
  /** The exact text of a delivery. */
  body: string
}

export interface StreamSetup {
  /** Reads sandbox.json again for each connection: a restart of the sandbox writes fresh tokens. */
  readSandbox: () => Promise<SandboxContent>
  club: SandboxClubName
  /** Id of the last event; absent: from now on. */
  after?: string | undefined
  signal: AbortSignal
  /** Called once, when events from now on are sure to come. */
  onStart?: () => void
  /** Called when a connection has ended and the next one is about to be made. */
  onReconnect: (cause: unknown) => void
}
