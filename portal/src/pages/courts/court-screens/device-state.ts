import { DEVICE_SILENCE_MS } from '../../../../../rules/club/device-silence.ts'
import type { CourtOfDevices } from './court-of-devices.ts'

export type DeviceState = 'offline' | 'warning' | 'connected'

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
  const isSilent = now.getTime() - Date.parse(device.lastReportedAt) >= DEVICE_SILENCE_MS
  if (status === 'OFFLINE' || (isClosed && isSilent)) return 'offline'
  return device.hasWarning ? 'warning' : 'connected'
}
