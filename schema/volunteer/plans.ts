import { makeEnumReader, toEnumName } from '../enum-names.ts'

/** Paid add-ons, with or without the pro plan. */
export const ADD_ONS = ['api_access_plus', 'webhooks_access'] as const

export type AddOn = (typeof ADD_ONS)[number]

/** The add-ons by the names that the graph has for them. */
export const GRAPH_ADD_ONS = ADD_ONS.map(toEnumName)

/** The add-on of a name of the graph. */
export const readAddOn = makeEnumReader(ADD_ONS)

/** Plan and add-ons of a club. */
export interface Bought {
  plan: 'PRO' | null
  addOns: readonly AddOn[]
}

/** Rate limit tier of a club: `limits.ts` has its points; `platform/limits/caller-limit.ts` counts per club or key. */
export type DeveloperTier = 'pro' | 'developer_api'

/** A club with both has the higher tier. */
export function tierOf({ plan, addOns }: Bought): DeveloperTier | null {
  if (addOns.includes('api_access_plus')) return 'developer_api'
  return plan === 'PRO' ? 'pro' : null
}
