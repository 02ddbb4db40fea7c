import { describe, expect, test } from '@jest/globals'
import { CALLER_LIMITS } from '../../platform/limits/caller-limit.ts'
import { CLUB_ROUTES } from '../../rest-facade/club/routes/index.ts'
import type { Route } from '../../rest-facade/route.ts'
import { VOLUNTEER_ROUTES } from '../../rest-facade/volunteer/routes/index.ts'
import {
  CLUB_OPERATIONS,
  DOCUMENTED_RATES,
  type DocumentedOperation,
  toRoutePath,
  VOLUNTEER_OPERATIONS,
} from '../support/http/documented-operations.ts'

/** What a route and a documented operation have in common; success statuses that depend on data are `varies`. */
type Contract = Readonly<Record<string, unknown>>

describe.each<[string, readonly DocumentedOperation[], readonly Route[]]>([
  ['club', CLUB_OPERATIONS, CLUB_ROUTES],
  ['volunteer', VOLUNTEER_OPERATIONS, VOLUNTEER_ROUTES],
])('the routes of the %s API', (_api, operations, routes) => {
  const routeContracts = routes.map(contractOfRoute)
  const contracts = operations.map(contractOfOperation)

  test('are exactly the documented operations, each once', () => {
    expect(namesOf(routeContracts)).toEqual(namesOf(contracts))
    expect(new Set(namesOf(contracts)).size).toBe(contracts.length)
  })

  test.each(contracts.map((contract) => [contract['operation'], contract] as const))(
    '%s has the documented scopes, success status, idempotency and rate limit',
    (operation, contract) => {
      expect(routeContracts.find((route) => route['operation'] === operation)).toEqual(contract)
    },
  )
})

describe('the documented rate limits', () => {
  test('are those in force where the operator sets no other', () => {
    expect(CALLER_LIMITS).toMatchObject(DOCUMENTED_RATES)
  })
})

function contractOfRoute(route: Route): Contract {
  const rule: unknown = route.idempotencyKey ?? 'ignored'
  return {
    operation: `${route.method} ${route.path}`,
    scopes: route.scopes,
    status: typeof route.status === 'number' ? route.status : 'varies',
    idempotencyKey: rule === true ? 'required' : rule,
    hasBodyScopes: route.scopesForInput !== undefined,
    addedIn: route.addedIn ?? null,
    isPublic: route.isPublic === true,
  }
}

function contractOfOperation(operation: DocumentedOperation): Contract {
  const { method, path, scopes, statuses, idempotencyKey, bodyScopes, addedIn, rate } = operation
  return {
    operation: `${method} ${toRoutePath(path)}`,
    scopes,
    status: statuses.length === 1 ? statuses[0] : 'varies',
    idempotencyKey,
    hasBodyScopes: bodyScopes.length > 0,
    addedIn,
    isPublic: rate === 'address',
  }
}

function namesOf(contracts: readonly Contract[]): unknown[] {
  return contracts.map(({ operation }) => operation).sort()
}
