import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

/** No statement of any version reads it. */
export const dropClubsByOrganization = additiveMigration(
  155,
  'drop clubs by organization',
  'DROP INDEX clubs_by_organization ON clubs',
)
