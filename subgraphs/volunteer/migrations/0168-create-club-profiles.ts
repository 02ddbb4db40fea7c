import { migration } from '../../foundation/migrations/migration.ts'

export const createClubProfiles = migration(
  168,
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
