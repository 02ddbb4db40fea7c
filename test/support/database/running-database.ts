import type { EmbeddedDatabase } from '../../../sandbox/embedded-database/embedded-database.ts'

/** What the set-up of a run hands to its tear-down. */
export const running: { database?: EmbeddedDatabase; dataDir?: string } = {}
