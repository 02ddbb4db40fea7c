/**
 * How the server alters a table, by its own name, or ROWS where a migration writes rows. During INSTANT, INPLACE and ROWS
 * reads and writes of the table continue.
 */
export type Algorithm = 'INSTANT' | 'INPLACE' | 'COPY' | 'ROWS'

/** What a migration costs that alters a table. */
export interface MigrationCost {
  algorithm: Algorithm
  /** Seconds of one core of the server for a million rows; `npm run measure:migrations` prints them. */
  secondsPerMillion: Readonly<Record<ServerMake, number>>
}

export type ServerMake = 'mariadb' | 'mysql'
