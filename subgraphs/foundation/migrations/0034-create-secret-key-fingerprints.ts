import { migration } from './migration.ts'

export const createSecretKeyFingerprints = migration(
  34,
  'create secret key fingerprints',
  `CREATE TABLE IF NOT EXISTS secret_key_fingerprints (
    fingerprint binary(16) NOT NULL PRIMARY KEY,
    first_used_at datetime(3) NOT NULL
  ) ENGINE=InnoDB`,
)
