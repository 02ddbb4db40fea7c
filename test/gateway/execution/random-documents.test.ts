import { beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parse, validate } from 'graphql'
import { costOf } from '../../../gateway/documents/cost/cost.ts'
import {
  DOCUMENT_LIMITS,
  findExceededLimit,
  requireDocumentWithinLimits,
  requireTextWithinLimits,
} from '../../../gateway/documents/document-limits.ts'
import type { Gateway } from '../../../gateway/gateway.ts'
import { aDocument, CONTEXT } from '../samples/sample-graph.ts'
import { comparable } from './comparable-answer.ts'
import { aRandomDocument, type RandomDocument } from './random-document.ts'
import { API_SCHEMA, askPlainly, makeSeededGateway } from './seeded-graph.ts'

/** RANDOM_DOCUMENTS=3000 asks more of them. */
const RUNS = Number(process.env['RANDOM_DOCUMENTS'] ?? 150)

/** Small enough to be allowed, and to compare many. */
const MAX_COST = 8000

let gateway: Gateway

beforeAll(async () => {
  gateway = await makeSeededGateway()
})

describe('any valid random document', () => {
  test(
    'returns the same from the gateway and from graphql-js over the same resolvers',
    async () => {
      const property = fc.asyncProperty(aRandomDocument(API_SCHEMA), async (asked) => {
        fc.pre(isFit(asked))
        const plain = await askPlainly(parse(asked.text), asked.variables)
        const kind = asked.text.startsWith('mutation') ? 'mutation' : 'query'
        const answer = await gateway.execute(aDocument(asked.text, kind), asked.variables, CONTEXT)
        expect(comparable(answer)).toEqual(comparable(plain))
      })
      // A failure reports its seed; making the document smaller would take minutes.
      await fc.assert(property, { numRuns: RUNS, maxSkipsPerRun: 1000, endOnFailure: true })
    },
    300_000 + RUNS * 100,
  )
})

/** What the limits refuse is not compared. */
function isFit({ text, variables }: RandomDocument): boolean {
  const document = readWithinLimits(text)
  if (document === null || validate(API_SCHEMA, document).length > 0) return false
  if (findExceededLimit(document, API_SCHEMA, variables) !== null) return false
  return costOf(document, API_SCHEMA, variables) <= MAX_COST
}

function readWithinLimits(text: string) {
  try {
    requireTextWithinLimits(text.length)
    const document = parse(text, { maxTokens: DOCUMENT_LIMITS.tokens })
    requireDocumentWithinLimits(document)
    return document
  } catch {
    return null
  }
}
