import { toPhoneKey } from '../../../rules/volunteer/phone-key.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import type { Condition } from '../../foundation/query/conditions.ts'
import { RARE_LIMIT, type SearchCriteria } from './search-store.ts'
import { toPattern, toSearchWords } from './search-text.ts'

/** What a search finds: helpers by all of its words, and those whose phone number it is. */
export interface SearchedHelpers {
  words: readonly string[]
  /** Ids of the helpers with the number. */
  called: readonly string[]
}

export async function readSearch(
  database: Queryable,
  clubId: string,
  search: string,
): Promise<SearchedHelpers> {
  return { words: toSearchWords(search), called: await findCalled(database, clubId, search) }
}

async function findCalled(database: Queryable, clubId: string, search: string): Promise<string[]> {
  const key = toPhoneKey(search.trim())
  if (key === null) return []
  const rows = await database.query<{ id: string; phone: string | null }[]>(
    `SELECT h.id, h.phone FROM helpers h FORCE INDEX (helpers_by_phone)
     WHERE h.club_id = ? AND h.phone_key = ? LIMIT ${RARE_LIMIT}`,
    [clubId, key],
  )
  // The release before writes phone numbers without their keys.
  return rows.filter(({ phone }) => phone !== null && toPhoneKey(phone) === key).map(({ id }) => id)
}

export function toCriteria(search: SearchedHelpers | null, tag: string | null): SearchCriteria {
  return { words: search?.words ?? null, called: search?.called ?? [], tag }
}

/** On the helpers table, alias `h`; null without a search. */
export function isSearched(search: SearchedHelpers | null): Condition | null {
  if (search === null) return null
  const { words, called } = search
  const byWords = words.map(() => 'h.search_text LIKE ?').join(' AND ')
  const conditions = [
    ...(words.length > 0 ? [`(${byWords})`] : []),
    ...(called.length > 0 ? ['h.id IN (?)'] : []),
  ]
  if (conditions.length === 0) return { sql: 'FALSE', params: [] }
  const patterns = words.map((word) => `%${toPattern(word)}%`)
  return {
    sql: `(${conditions.join(' OR ')})`,
    params: [...patterns, ...(called.length > 0 ? [called] : [])],
  }
}
