/** The clock of a volunteer subgraph under test, until the test sets another time. */
export const NOW = new Date('2026-07-01T12:00:00.000Z')

export const LONG_AGO = new Date('2026-01-01T00:00:00.000Z')
