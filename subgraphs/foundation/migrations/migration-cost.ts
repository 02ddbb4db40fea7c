/** How the server alters a table, by its own name. During INSTANT and INPLACE reads and writes of the table continue. */
export type Algorithm = 'INSTANT' | 'INPLACE' | 'COPY'

/** What a migration costs that alters a table. */
export interface MigrationCost {
  algorithm: Algorithm
  /** Seconds of one core of the server for a million rows; `npm run measure:migrations` prints them. */
  secondsPerMillion: Readonly<Record<ServerMake, number>>
}

export type ServerMake = 'mariadb' | 'mysql'
