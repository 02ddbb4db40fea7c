import { baselineMigration } from './baseline-migration.ts'

/** Identifies the keys under which secrets of this database are sealed, without revealing them. */
export const createSecretKeyFingerprints = baselineMigration(
  1010,
  'create secret key fingerprints',
  `CREATE TABLE IF NOT EXISTS secret_key_fingerprints (
    fingerprint binary(16) NOT NULL PRIMARY KEY,
    first_used_at datetime(3) NOT NULL
  ) ENGINE=InnoDB`,
)
