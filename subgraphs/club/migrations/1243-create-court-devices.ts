import { migration } from '../../foundation/migrations/migration.ts'

/** Devices with a credential of their own, one for each court at most. */
export const createCourtDevices = migration(
  1243,
  'create court devices',
  `CREATE TABLE IF NOT EXISTS court_devices (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    court_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- A higher number replaces the credential.
    credential_number int UNSIGNED NOT NULL,
    credential_hash binary(32) NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX court_devices_by_court (court_id),
    UNIQUE INDEX court_devices_by_hash (credential_hash),
    INDEX court_devices_by_club (club_id, id)
  ) ENGINE=InnoDB`,
)
