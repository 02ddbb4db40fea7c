import { moveDays, RECORDED_DAY } from '../../../rest-facade/openapi/requests/recorded-examples.ts'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const SECRETS = /\b(whsec_|vk_|est_|hl_)?[A-Za-z0-9_-]{40,}(?![A-Za-z0-9_-])/g
/** Names that a test made unique. */
const SUFFIX = /\b([a-z]{2,})-[0-9a-f]{12}\b/gi
/** A moment that no test chose: those are whole minutes. */
const MEASURED = /T\d\d:\d\d:(?!00\.000Z)\d\d\.\d{3}Z/g
const DURATION = /"duration_ms":\d+/g
/** Addresses of the test run, and of the receiver of its deliveries. */
const PLATFORM = /127\.0\.0\.1:\d+/g
const RECEIVER = /https:\/\/localhost:\d+/g

/** An example with ids in a row, secrets blanked, and the days and times of an imagined run. */
export function toPresentable<T>(example: T): T {
  const ids = new Map<string, string>()
  const toShownId = (id: string): string => {
    const shown = ids.get(id) ?? `01980000-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`
    ids.set(id, shown)
    return shown
  }
  const withIds = JSON.stringify(example).replaceAll(UUID, toShownId).replaceAll(SUFFIX, '$1-1')
  const text = moveDays(withIds, Date.now(), RECORDED_DAY)
    .replaceAll(MEASURED, 'T10:00:00.000Z')
    .replaceAll(DURATION, '"duration_ms":12')
    .replaceAll(RECEIVER, 'https://hooks.example.com')
    .replaceAll(PLATFORM, '127.0.0.1:4000')
    .replaceAll(SECRETS, (secret, prefix = '') => prefix.padEnd(secret.length, 'x'))
  return JSON.parse(text)
}
