import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Copies of the name, zone and language of clubs, which the gateway synchronizes. */
export const createClubProfiles = baselineMigration(
  1104,
  'create club profiles',
  `CREATE TABLE IF NOT EXISTS club_profiles (
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    name varchar(120) NOT NULL,
    timezone varchar(60) NOT NULL,
    language varchar(35) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (club_id),
    INDEX club_profiles_by_update (updated_at, club_id)
  ) ENGINE=InnoDB`,
)
