/** Paid extensions of a club that lacks the pro plan, or has it besides. */
export const ADD_ONS = ['api_access_plus', 'webhooks_access'] as const

export type AddOn = (typeof ADD_ONS)[number]

/** What a club has bought. */
export interface Bought {
  plan: 'PRO' | null
  addOns: readonly AddOn[]
}

/** What a club has that decides how often its API keys may ask (Limits). */
export type DeveloperTier = 'pro' | 'developer_api'

/** The higher tier counts where a club has both. */
export function tierOf({ plan, addOns }: Bought): DeveloperTier | null {
  if (addOns.includes('api_access_plus')) return 'developer_api'
  return plan === 'PRO' ? 'pro' : null
}
