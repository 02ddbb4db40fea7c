import { z } from 'zod'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'

/** A detail of a refusal; its name is that of the graph. */
export interface ImportErrorDetail {
  name: string
  value: string
}

const StoredDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** The stored details of an import's error; null for none and for details of another form. */
export function toErrorDetails(stored: unknown): ImportErrorDetail[] | null {
  const { data } = StoredDetails.safeParse(stored)
  if (data === undefined) return null

  const details = Object.entries(data).map(([name, value]) => ({ name, value: String(value) }))
  return details.length <= CLUB_LIMITS.importErrorDetails ? details : null
}
