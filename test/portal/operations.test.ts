import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'graphql'
import { PORTAL_PREFIX } from '../../portal/server/operations/portal-operations.ts'
import { FEEDS } from '../../portal/src/graph/following/feeds.ts'
import { FOLLOWED, followedOf, isReadAtEntry } from '../../portal/src/graph/following/followed.ts'
import { loadOperations } from '../../schema/operations.ts'
import { readSource, runtimeImportsOf, sourceFilesOf } from '../support/source/import-graph.ts'

const FOLDER = resolve(import.meta.dirname, '../../schema/operations/portal')

const definitions = readdirSync(FOLDER).flatMap(
  (file) => parse(readFileSync(join(FOLDER, file), 'utf8')).definitions,
)

const operations = definitions.flatMap((definition) =>
  definition.kind === 'OperationDefinition' ? [definition.name?.value ?? ''] : [],
)

describe('operations of the portal', () => {
  test('are those that its pages and its server ask, and no others', () => {
    const files = [...sourceFilesOf('portal/src'), ...sourceFilesOf('portal/server')]
    const pages = files.map(readSource).join('\n')
    const asked = [...pages.matchAll(/'(Portal[A-Z]\w+)'/g)].map(([, name]) => name)
    expect([...new Set([...asked, ...Object.keys(FEEDS)])].sort()).toEqual([...operations].sort())
  })

  test('have names by which the server tells them from those of other tiers', () => {
    const foreign = operations.filter((name) => !name.startsWith(PORTAL_PREFIX))
    expect([operations.length > 10, foreign]).toEqual([true, []])
    const others = [...loadOperations().keys()].filter((name) => !operations.includes(name))
    expect(others.filter((name) => name.startsWith(PORTAL_PREFIX))).toEqual([])
  })
})

const queries = definitions.flatMap((definition) =>
  definition.kind === 'OperationDefinition' && definition.operation === 'query'
    ? [definition.name?.value ?? '']
    : [],
)

interface Route {
  path: string
  place: string
  /** The file of its page. */
  page: string
}

const ROUTE = /path: '(.+?)',\s+place: '(.+?)',\s+load: \(\) => import\('\.\/(.+?)'\)/g

const routes = [...readSource('portal/src/routes.ts').matchAll(ROUTE)].map(
  ([, path = '', place = '', page = '']): Route => ({ path, place, page }),
)

/** The queries that a page and its parts ask, also those that are loaded later. */
function queriesOf({ page }: Route): string[] {
  const files = new Set([join('portal/src', page)])
  for (const file of files)
    if (file.startsWith('portal/')) for (const target of runtimeImportsOf(file)) files.add(target)
  const asked = [...files].flatMap((file) => [...readSource(file).matchAll(/'(Portal\w+)'/g)])
  const names = asked.map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => queries.includes(name)).sort()
}

/** How a query is followed on a page; null for one that is not. */
function wayOf({ place }: Route, name: string): string | null {
  const { by, record, clockMs, isOfShell } = followedOf([name])
  if (isOfShell) return 'shell'
  if (record && by.length === 0) return 'record'
  if (clockMs) return 'clock'
  if (isReadAtEntry([name])) return name in FOLLOWED ? 'entry' : null
  return place === 'club' && by.length > 0 ? 'changes' : null
}

describe('queries of the portal', () => {
  test('are each brought, announced or read at the entry, on each page that asks them', () => {
    const pages = routes.map((route) => ({ route, asked: queriesOf(route) }))
    const unfollowed = pages.flatMap(({ route, asked }) =>
      asked.filter((name) => wayOf(route, name) === null).map((name) => [route.path, name]),
    )
    expect(unfollowed).toEqual([])
    expect(pages.filter(({ asked }) => asked.length > 0).length).toBeGreaterThan(15)
    const shell = ['PortalClubsBySlug', 'PortalDeskNeeds', 'PortalNamedRecords', 'PortalShell']
    const known = Object.keys(FOLLOWED).filter((name) => name.startsWith('Portal'))
    const asked = [...shell, ...pages.flatMap((one) => one.asked)]
    expect([...new Set(asked)].sort()).toEqual(known.sort())
  })

  test('are read at an interval for the figures that move with the time alone', () => {
    const clocks = Object.keys(FOLLOWED).filter((name) => followedOf([name]).clockMs)
    expect(clocks).toEqual(['PortalRequestsLeft', 'PortalKeyRequestsLeft', 'PortalAccount'])
    const polling = sourceFilesOf('portal/src').filter((file) =>
      readSource(file).includes('refetchInterval'),
    )
    expect(polling).toEqual(['portal/src/graph/use-ask.ts'])
  })
})
