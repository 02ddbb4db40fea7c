import { describe, expect, test } from '@jest/globals'
import { buildSchema, type DocumentNode, execute, type GraphQLFieldResolver, parse } from 'graphql'
import { completeListsChunked } from '../../../../subgraphs/foundation/graph/execution/complete-lists-chunked.ts'
import { loadById } from '../../../../subgraphs/foundation/graph/loaders.ts'

const schema = buildSchema(`
  type Query { page: Page }
  type Page { nodes: [Node], texts: [String!] }
  type Node { id: ID!, name: String, friends: [Node!] }
`)

const FIELDS = Array.from({ length: 90 }, (_, index) => `f${index}: id`).join(' ')
const HEAVY = parse(`{ page { nodes { ${FIELDS} ...Names } texts } }
  fragment Names on Node { name friends { id } }`)

function pageOf(count: number, toNode = (index: number): object => ({ id: index })) {
  const nodes = Array.from({ length: count }, (_, index) => toNode(index))
  return { page: { nodes, texts: ['a', 'b'] } }
}

function ask(
  document: DocumentNode,
  rootValue: object,
  fieldResolver: GraphQLFieldResolver<unknown, unknown> | null = completeListsChunked,
) {
  return execute({ schema, document, rootValue, fieldResolver })
}

describe('a list with very many selected fields', () => {
  test('yields to the event loop several times during its completion', async () => {
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await ask(HEAVY, pageOf(200))
    isOver = true
    expect(turns).toBeGreaterThan(5)
  })

  test('has the same result as without chunks, faults of items included', async () => {
    const toNode = (index: number) => ({
      ...(index % 60 === 59 ? {} : { id: index }),
      name: () => (index % 50 === 49 ? Promise.reject(new Error(`no ${index}`)) : `n${index}`),
      friends: [{ id: `friend of ${index}` }],
    })
    const inTurns = await ask(HEAVY, pageOf(200, toNode))
    const inOneGo = await ask(HEAVY, pageOf(200, toNode), null)
    expect(inTurns.data).toEqual(inOneGo.data)
    const faults = ({ errors = [] }: typeof inOneGo) =>
      errors.map((error) => `${error.path?.join('.')}: ${error.message}`).sort()
    expect(faults(inTurns)).toEqual(faults(inOneGo))
    expect(faults(inTurns)).not.toEqual([])
  })

  test('batches the reads of each chunk', async () => {
    const asked: (readonly string[])[] = []
    const loader = loadById(async (ids) => {
      asked.push(ids)
      return ids.map((id) => ({ id, name: id }))
    })
    const toNode = (index: number) => ({
      id: index,
      name: async () => (await loader.load(`n${index}`))?.name,
    })
    await ask(HEAVY, pageOf(200, toNode))
    expect(asked.flat()).toHaveLength(200)
    expect(asked.length).toBeLessThan(10)
  })
})

test('a list with few selected fields is completed without chunks', () => {
  const document = parse('{ page { nodes { id name } } }')
  expect(ask(document, pageOf(200))).toEqual(ask(document, pageOf(200), null))
})
