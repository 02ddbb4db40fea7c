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
import { operationsOf, readDocument } from '../support/openapi/documents.ts'

/** What a route and a documented operation have in common; success statuses that depend on data are `varies`. */
type Contract = Readonly<Record<string, unknown>>

describe.each<['club' | 'volunteer', readonly DocumentedOperation[], readonly Route[]]>([
  ['club', CLUB_OPERATIONS, CLUB_ROUTES],
  ['volunteer', VOLUNTEER_OPERATIONS, VOLUNTEER_ROUTES],
])('the routes of the %s API', (api, operations, routes) => {
  const routeContracts = routes.map(contractOfRoute)
  const contracts = operations.map(contractOfOperation)

  test('are exactly the documented operations, each once', () => {
    expect(namesOf(routeContracts)).toEqual(namesOf(contracts))
    expect(new Set(namesOf(contracts)).size).toBe(contracts.length)
  })

  test('are marked in their document where they are additions to the specification', () => {
    const marks = operationsOf(readDocument(api)).map(({ name, operation }) => [
      name,
      operation['x-addition'] ?? null,
    ])
    const documented = operations.map(({ method, path, addedIn }) => [`${method} ${path}`, addedIn])
    expect(Object.fromEntries(marks)).toEqual(Object.fromEntries(documented))
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
    isPublic: route.isPublic === true,
  }
}

function contractOfOperation(operation: DocumentedOperation): Contract {
  const { method, path, scopes, statuses, idempotencyKey, bodyScopes, rate } = operation
  return {
    operation: `${method} ${toRoutePath(path)}`,
    scopes,
    status: statuses.length === 1 ? statuses[0] : 'varies',
    idempotencyKey,
    hasBodyScopes: bodyScopes.length > 0,
    isPublic: rate === 'address',
  }
}

function namesOf(contracts: readonly Contract[]): unknown[] {
  return contracts.map(({ operation }) => operation).sort()
}
