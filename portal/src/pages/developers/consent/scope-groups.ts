export interface ScopeGroups {
  see: readonly string[]
  change: readonly string[]
  personal: readonly string[]
}

const CHANGES = new Set(['BOOKINGS_WRITE', 'WEBHOOKS_MANAGE'])

/** Personal data stands apart, and what is changed beside what is seen. */
export function groupScopes(scopes: readonly string[]): ScopeGroups {
  const personal = scopes.filter((scope) => scope.startsWith('PARTICIPANTS_'))
  const others = scopes.filter((scope) => !personal.includes(scope))
  return {
    see: others.filter((scope) => !CHANGES.has(scope)),
    change: others.filter((scope) => CHANGES.has(scope)),
    personal,
  }
}

/** Names of players are read only where an owner says so. */
export function isOffAtFirst(scope: string): boolean {
  return scope === 'PARTICIPANTS_READ'
}

export function chosenAtFirst(scopes: readonly string[]): ReadonlySet<string> {
  return new Set(scopes.filter((scope) => !isOffAtFirst(scope)))
}

/** Its words name sources. */
export function isAboutSources(scope: string): boolean {
  return scope.startsWith('BOOKINGS_')
}
