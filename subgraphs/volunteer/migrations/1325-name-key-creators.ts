import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

/** The maker of a key is shown by name, which a subject does not give. */
export const nameKeyCreators = additiveMigration(1325, 'name key creators', {
  sql: 'ALTER TABLE api_keys ADD COLUMN created_by_name varchar(120) NULL',
  algorithm: 'INSTANT',
  secondsPerMillion: { mariadb: 0.002, mysql: 0.02 },
})
