import type { CourtOfDevices } from './court-of-devices.ts'

export type DeviceState = 'offline' | 'warning' | 'connected'

/** The platform's own limit, after which a court is OFFLINE. */
const SILENT_AFTER_MS = 5 * 60_000

/** How the built-in device of a court is; null where none has reported. A closed court does not say it by its status. */
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
