import { migration } from '../../foundation/migrations/migration.ts'

export const keepCourtStates = migration(
  124,
  'keep court states',
  `UPDATE courts SET
    status_override = IF(status IN ('DISABLED', 'MAINTENANCE'), status, NULL),
    device_seen_at = IF(status IN ('OFFLINE', 'DEVICE_WARNING'), updated_at, NULL),
    has_device_warning = IF(status = 'DEVICE_WARNING', 1, 0)
    WHERE status <> 'AVAILABLE' AND status_override IS NULL AND device_seen_at IS NULL`,
)
