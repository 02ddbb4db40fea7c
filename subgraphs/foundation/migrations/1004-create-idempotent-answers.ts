import { baselineMigration } from './baseline-migration.ts'

/** Sealed answers by Idempotency-Key. Scope and key are bytes: they compare exactly. */
export const createIdempotentAnswers = baselineMigration(
  1004,
  'create idempotent answers',
  `CREATE TABLE IF NOT EXISTS idempotent_answers (
    scope varbinary(200) NOT NULL,
    idempotency_key varbinary(1020) NOT NULL,
    fingerprint binary(32) NOT NULL,
    answer mediumblob NOT NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (scope, idempotency_key),
    -- Retention.
    INDEX idempotent_answers_by_time (created_at)
  ) ENGINE=InnoDB`,
)
