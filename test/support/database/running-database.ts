import type { EmbeddedDatabase } from '../../../sandbox/embedded-database/embedded-database.ts'

/** What the sequencer and the set-up of a run hand to the steps after them. */
export const running: { needsDatabase?: boolean; database?: EmbeddedDatabase; dataDir?: string } =
  {}
