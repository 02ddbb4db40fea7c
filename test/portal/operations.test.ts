import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'graphql'
import { PORTAL_PREFIX } from '../../portal/server/operations/portal-operations.ts'
import { loadOperations } from '../../schema/operations.ts'
import { readSource, sourceFilesOf } from '../support/source/import-graph.ts'

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
    expect([...new Set(asked)].sort()).toEqual([...operations].sort())
  })

  test('have names by which the server tells them from those of other tiers', () => {
    const foreign = operations.filter((name) => !name.startsWith(PORTAL_PREFIX))
    expect([operations.length > 10, foreign]).toEqual([true, []])
    const others = [...loadOperations().keys()].filter((name) => !operations.includes(name))
    expect(others.filter((name) => name.startsWith(PORTAL_PREFIX))).toEqual([])
  })
})
