import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parse, validate } from 'graphql'
import type { Variables } from '../../../platform/executor.ts'
import { comparable } from '../execution/comparable-answer.ts'
import { aRandomDocument } from '../execution/random-document.ts'
import { type FederatedGateway, makeFederatedGateway } from './federated-gateway.ts'
import { SUBJECTS } from './subjects.ts'

/** RANDOM_DOCUMENTS=3000 asks more of them. */
const RUNS = Math.ceil(Number(process.env['RANDOM_DOCUMENTS'] ?? 150) / 10)

const gateways = new Map<string, FederatedGateway>()

function gatewayOf(name: string): FederatedGateway {
  const subject = SUBJECTS.find((one) => one.name === name)
  if (!subject) throw new Error(`There is no subject ${name}.`)
  const gateway = gateways.get(name) ?? makeFederatedGateway(subject)
  gateways.set(name, gateway)
  return gateway
}

/** The planner refuses some documents over many subgraphs, with an error for the client. */
async function isPlannable(gateway: FederatedGateway, text: string, variables: Variables) {
  const refusal = await gateway.prepare(text, variables).then(
    () => null,
    (error: Error) => error.message,
  )
  if (refusal !== null) expect(refusal).toMatch(/^Failed to plan query/)
  return refusal === null
}

describe.each(SUBJECTS)('a gateway over $name', ({ name, cases, notRandom }) => {
  test.each(cases.map((one) => (typeof one === 'string' ? [one] : [...one])))(
    'returns for %s what graphql-js returns',
    async (...[document, data]) => {
      const gateway = gatewayOf(name)
      const text = String(document)
      const expected = data === undefined ? await gateway.executePlainly(text) : { data }
      const answer = await gateway.execute(text)
      if (data === undefined) expect(comparable(answer)).toEqual(comparable(expected as never))
      else expect(JSON.parse(JSON.stringify(answer.data))).toEqual(data)
    },
  )

  if (notRandom) return
  test('returns for random documents what graphql-js returns', async () => {
    const gateway = gatewayOf(name)
    const { apiSchema } = gateway
    const property = fc.asyncProperty(aRandomDocument(apiSchema), async ({ text, variables }) => {
      fc.pre(validate(apiSchema, parse(text)).length === 0)
      fc.pre(await isPlannable(gateway, text, variables))
      const plain = await gateway.executePlainly(text, variables)
      const answer = await gateway.execute(text, variables)
      expect(comparable(answer)).toEqual(comparable(plain))
    })
    await fc.assert(property, { numRuns: RUNS, maxSkipsPerRun: 1000, endOnFailure: true })
  })
})
