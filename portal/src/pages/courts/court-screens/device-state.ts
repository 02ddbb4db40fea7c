import type { CourtOfDevices } from './court-of-devices.ts'

export type DeviceState = 'offline' | 'warning' | 'connected'

/** The platform's own limit, after which a court is OFFLINE. */
const SILENT_AFTER_MS = 5 * 60_000

/**
 * State of a court's built-in device; null where no device has reported. The status of a closed court hides OFFLINE, so its
 * device counts as offline by the age of its last report.
 */
export function deviceStateOf(
  { status, device }: Pick<CourtOfDevices, 'status' | 'device'>,
  now: Date,
): DeviceState | null {
  if (device === null) return null
  const isClosed = status === 'MAINTENANCE' || status === 'DISABLED'
  const isSilent = now.getTime() - Date.parse(device.lastReportedAt) >= SILENT_AFTER_MS
  if (status === 'OFFLINE' || (isClosed && isSilent)) return 'offline'
  return device.hasWarning ? 'warning' : 'connected'
}
