import type { Queryable } from '../../../foundation/database/database.ts'
import type { EventAudience } from './audience-choice-store.ts'
import { audienceStore } from './audience-store.ts'

/** Helpers that are counted; more are an audience whose figure is "at least". */
const MOST_COUNTED = 20_000

/** Names that stand for each of the others. */
const MOST_NAMES = 5

/** Why an active helper with access gets no mail. */
const UNMAILED = {
  noAddress: 'h.email IS NULL',
  optedOut: "h.email IS NOT NULL AND h.mail = 'OFF'",
} as const

interface Counts {
  chosen: string | number
  noAddress: string | number | null
  optedOut: string | number | null
}

export const reachStore = {
  /** Whom a message would reach if it were sent now. */
  async find(database: Queryable, eventAudience: EventAudience) {
    const chosen = audienceStore.choose(eventAudience, MOST_COUNTED + 1)
    const [counts] = await database.query<Counts[]>(
      `SELECT COUNT(*) AS chosen, SUM(${UNMAILED.noAddress}) AS noAddress,
         SUM(${UNMAILED.optedOut}) AS optedOut
       FROM (${chosen.sql}) c
       STRAIGHT_JOIN helpers h FORCE INDEX (PRIMARY) ON h.id = c.helper_id`,
      chosen.params,
    )
    const all = Number(counts?.chosen ?? 0)
    const [noAddress, optedOut] = [Number(counts?.noAddress ?? 0), Number(counts?.optedOut ?? 0)]
    const namesOf = async (count: number, isUnmailed: string): Promise<string[]> => {
      if (count === 0) return []
      const rows = await database.query<{ name: string }[]>(
        `SELECT CONCAT_WS(' ', h.first_name, h.last_name) AS name
         FROM (${chosen.sql}) c
         STRAIGHT_JOIN helpers h FORCE INDEX (PRIMARY) ON h.id = c.helper_id
         WHERE ${isUnmailed} ORDER BY h.id LIMIT ?`,
        [...chosen.params, MOST_NAMES],
      )
      return rows.map(({ name }) => name)
    }
    return {
      mailedCount: all - noAddress - optedOut,
      noAddress: { count: noAddress, names: await namesOf(noAddress, UNMAILED.noAddress) },
      optedOut: { count: optedOut, names: await namesOf(optedOut, UNMAILED.optedOut) },
      isComplete: all <= MOST_COUNTED,
    }
  },
}
