import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { buildSchema, parse, validate } from 'graphql'

const ROOT = resolve(import.meta.dirname, '../..')
const schema = buildSchema(readFileSync(resolve(ROOT, 'built/graph/api.graphql'), 'utf8'))

/** Documents of the graph in the pages' shell blocks: the `query` of a body, or the argument of `me`. */
const QUERY = /(?:"query": |^me )"((?:[^"\\]|\\.)*)"/gm

const QUERIES = globSync(['docs/*.md', 'docs/guides/*.md'], { cwd: ROOT }).flatMap((page) =>
  [...readFileSync(resolve(ROOT, page), 'utf8').matchAll(QUERY)].map(([, text = '']) => ({
    page,
    query: text.replaceAll(/\\+"/g, '"'),
  })),
)

describe('the queries that the pages show', () => {
  test.each(QUERIES)('$page › $query › fits the graph', ({ query }) => {
    expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([])
  })

  test('are found in several pages', () => {
    expect(new Set(QUERIES.map(({ page }) => page)).size).toBeGreaterThan(3)
  })
})
