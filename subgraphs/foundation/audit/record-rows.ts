import { isDeepStrictEqual } from 'node:util'
import { LIMITS } from '../../../schema/limits.ts'
import type { Queryable, Row } from '../database/database.ts'
import type { AuditedTable, NotedResource, RowRecorder } from '../database/row-recorder.ts'
import type { Tx } from '../database/transaction.ts'
import type { AuditAction, AuditedChange, AuditedValues } from './audit-entry.ts'

/** The rows that a transaction writes, with their images before it; null for an inserted row. */
interface RecordedTable {
  before: Map<string, Row | null>
  /** Keys beyond the limit, of which no image is read. */
  others: Set<string>
}

export interface RecordedRows extends RowRecorder {
  /** Compares the recorded rows with what the transaction has made of them; the first one where none differs. */
  changes(): Promise<AuditedChange[]>
}

/** Records the rows of one transaction. */
export function recordRows(tx: Tx): RecordedRows {
  const tables = new Map<AuditedTable, RecordedTable>()
  const noted: NotedResource[] = []

  /** The keys that are recorded for the first time, within the limit. */
  const newKeys = (table: AuditedTable, keys: readonly string[]) => {
    const recorded = tables.get(table) ?? { before: new Map(), others: new Set() }
    tables.set(table, recorded)
    const fresh = keys.filter((key) => !recorded.before.has(key))
    const room = LIMITS.audit.rows - recorded.before.size
    for (const key of fresh.slice(room)) recorded.others.add(key)
    const taken = fresh.slice(0, room)
    for (const key of taken) recorded.before.set(key, null)
    return { before: recorded.before, taken }
  }

  return {
    inserting: (table, keys) => void newKeys(table, keys),
    async changing(table, keys) {
      const { before, taken } = newKeys(table, keys)
      const images = await readImages(tx, table, taken, 'FOR UPDATE')
      for (const [key, image] of images) before.set(key, image)
    },
    noting: (resource) => void noted.push(resource),
    async changes() {
      const found = noted.map(toChange)
      const unchanged: AuditedChange[] = []
      for (const [table, { before, others }] of tables) {
        const after = await readImages(tx, table, [...before.keys()])
        const clubOf = await readClubs(tx, table, [...before.values(), ...after.values()])
        const resourceType = typeOf(table, tx)
        const listed = [...before].map(([resourceId, image]): AuditedChange => {
          const clubId = clubOf(image ?? after.get(resourceId) ?? {})
          const change = compareImages(table, image, after.get(resourceId) ?? null)
          return { clubId, resourceType, resourceId, resourceCount: 1, ...change }
        })
        const changed = listed.filter(({ action }) => action !== 'NONE')
        found.push(...changed)
        unchanged.push(...listed.filter(({ action }) => action === 'NONE'))
        if (others.size > 0) found.push(summaryOf(listed, changed, others.size))
      }
      return found.length > 0 ? found : unchanged.slice(0, 1)
    },
  }
}

function toChange({ type, id, clubId, action }: NotedResource): AuditedChange {
  return {
    ...{ clubId, resourceType: type, resourceId: id, resourceCount: 1, action },
    ...{ changedFields: [], valuesBefore: null, valuesAfter: null },
  }
}

function typeOf({ type }: AuditedTable, { product }: Tx): string {
  return typeof type === 'string' ? type : type[product]
}

async function readImages(
  tx: Queryable,
  { name, key, selection }: AuditedTable,
  keys: readonly string[],
  lock: '' | 'FOR UPDATE' = '',
): Promise<ReadonlyMap<string, Row>> {
  if (keys.length === 0) return new Map()
  const rows = await tx.query(
    `SELECT ${selection.columns('t')} FROM ${name} t FORCE INDEX (PRIMARY)
     WHERE t.${key.name} IN (?) ${lock}`,
    [keys],
  )
  return new Map(rows.map((row) => [String(row[key.property]), selection.toRecord(row)]))
}

/** The club of each image. */
async function readClubs(
  tx: Queryable,
  { club }: AuditedTable,
  images: readonly (Row | null)[],
): Promise<(image: Row) => string | null> {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
  if (club === null) return () => null
  if (typeof club === 'string') return (image) => textOf(image[club])

  const ids = new Set(images.flatMap((image) => textOf(image?.[club.of]) ?? []))
  if (ids.size === 0) return () => null
  const rows = await tx.query<{ id: string; clubId: string }[]>(
    `SELECT t.id, t.club_id AS clubId FROM ${club.table} t FORCE INDEX (PRIMARY) WHERE t.id IN (?)`,
    [[...ids]],
  )
  const clubs = new Map(rows.map(({ id, clubId }) => [id, clubId]))
  return (image) => clubs.get(String(image[club.of])) ?? null
}

function compareImages(table: AuditedTable, before: Row | null, after: Row | null) {
  const changedFields = table.compared.filter(
    (field) => !isDeepStrictEqual(before?.[field] ?? null, after?.[field] ?? null),
  )
  const shown = changedFields.filter((field) => table.shown.includes(field))
  return {
    action: actionOf(before, after, changedFields),
    changedFields,
    valuesBefore: before && shownValues(before, shown),
    valuesAfter: after && shownValues(after, shown),
  }
}

function actionOf(
  before: Row | null,
  after: Row | null,
  { length }: readonly string[],
): AuditAction {
  if (length === 0) return 'NONE'
  if (before === null) return 'CREATED'
  return after === null ? 'DELETED' : 'UPDATED'
}

/** A longer value is left out. */
function shownValues(image: Row, fields: readonly string[]): AuditedValues {
  const isShort = (field: string) =>
    JSON.stringify(image[field] ?? null).length <= LIMITS.audit.value
  return Object.fromEntries(fields.filter(isShort).map((field) => [field, image[field] ?? null]))
}

/** One entry for all rows of a table beyond the limit, which says what those of the table with an entry have in common. */
function summaryOf(
  listed: readonly AuditedChange[],
  changed: readonly AuditedChange[],
  resourceCount: number,
): AuditedChange {
  const clubs = new Set(listed.map(({ clubId }) => clubId))
  const actions = new Set(changed.map(({ action }) => action))
  const [clubId = null] = clubs
  const [action = 'UPDATED'] = actions
  return {
    // Rows of several clubs: ADMINs alone see how many there are.
    clubId: clubs.size === 1 ? clubId : null,
    ...{ resourceType: listed[0]?.resourceType ?? null, resourceId: null, resourceCount },
    action: actions.size === 1 ? action : 'UPDATED',
    changedFields: [...new Set(changed.flatMap(({ changedFields }) => changedFields))],
    ...{ valuesBefore: null, valuesAfter: null },
  }
}
