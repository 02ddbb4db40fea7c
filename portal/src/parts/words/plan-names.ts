interface Plan {
  isPro: boolean
  addOns: readonly string[]
}

/** Names of plans are the product's own. */
const ADD_ONS: Readonly<Record<string, string>> = {
  API_ACCESS_PLUS: 'API Access Plus',
  WEBHOOKS_ACCESS: 'Webhooks Access',
}

/** What a club has bought, by the names under which it is sold; `none` where it is nothing. */
export function toPlanNames({ isPro, addOns }: Plan, none: string): string {
  return [...(isPro ? ['Pro'] : []), ...addOns.map((one) => ADD_ONS[one] ?? one)].join(', ') || none
}
