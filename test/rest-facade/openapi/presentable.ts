const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const SECRETS = /\b(whsec_|vk_|est_|hl_)?[A-Za-z0-9_-]{40,}(?![A-Za-z0-9_-])/g
/** Names that a test made unique. */
const SUFFIX = /\b([a-z]{2,})-[0-9a-f]{12}\b/gi
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g

/** A moment of the run itself; those that a test chose are another day. */
const TODAY = new Date().toISOString().slice(0, 10)
const SHOWN_MOMENT = '2026-07-01T10:00:00.000Z'

/** An example with ids in a row, secrets blanked, and one moment for all of today. */
export function toPresentable<T>(example: T): T {
  const ids = new Map<string, string>()
  const toShownId = (id: string): string => {
    const shown = ids.get(id) ?? `01980000-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`
    ids.set(id, shown)
    return shown
  }
  const text = JSON.stringify(example)
    .replaceAll(UUID, toShownId)
    .replaceAll(SUFFIX, '$1-1')
    .replaceAll(MOMENT, (moment) => (moment.startsWith(TODAY) ? SHOWN_MOMENT : moment))
    .replaceAll(SECRETS, (_secret, prefix = '') => `${prefix}${'x'.repeat(43)}`)
  return JSON.parse(text)
}
