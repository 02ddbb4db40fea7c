import { isDeepStrictEqual } from 'node:util'
import type { Answer, GraphExecutor } from '../../../platform/executor.ts'
import { makeAnonymousGateway } from './anonymous-gateway.ts'

/**
 * Asks the cases that a running federation-gateway-audit serves, over an anonymous gateway:
 * `node test/gateway/federation/audit.ts http://127.0.0.1:4200`. They are no part of this repository.
 */
interface AuditCase {
  query: string
  expected: { data?: unknown; errors?: boolean }
}

interface AuditSubgraph {
  name: string
  url: string
}

export async function runAudit(url: string): Promise<{ total: number; failed: string[] }> {
  const failed: string[] = []
  let total = 0
  for (const id of await readJson<string[]>(`${url}/ids`)) {
    const supergraph = await (await fetch(`${url}/${id}/supergraph`)).text()
    const subgraphs = await readJson<AuditSubgraph[]>(`${url}/${id}/subgraphs`)
    const executors = subgraphs.map(({ name, url: at }) => [name, makeHttpExecutor(at)] as const)
    const gateway = makeAnonymousGateway(supergraph, Object.fromEntries(executors))
    for (const [index, one] of (await readJson<AuditCase[]>(`${url}/${id}/tests`)).entries()) {
      total += 1
      if (!isExpected(await gateway.execute(one.query), one)) failed.push(`${id} ${index}`)
    }
  }
  return { total, failed }
}

/** Whether there are errors counts only where the case says so. */
function isExpected({ data = null, errors = [] }: Answer, { expected }: AuditCase): boolean {
  const isFaultExpected = expected.errors === undefined || expected.errors === errors.length > 0
  const plain: unknown = JSON.parse(JSON.stringify(data))
  return isFaultExpected && isDeepStrictEqual(plain, expected.data ?? null)
}

function makeHttpExecutor(url: string): GraphExecutor {
  return {
    async execute({ document }, variables) {
      const body = JSON.stringify({ query: document, variables })
      const headers = { 'content-type': 'application/json', accept: 'application/json' }
      const response = await fetch(url, { method: 'POST', headers, body })
      return (await response.json()) as Answer
    },
    subscribe: () => Promise.reject(new Error('Nothing is followed here.')),
  }
}

async function readJson<Value>(url: string): Promise<Value> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`)
  return (await response.json()) as Value
}

if (import.meta.main) {
  const [, , url = ''] = process.argv
  const { total, failed } = await runAudit(url)
  for (const name of failed) console.log(`fails: ${name}`)
  console.log(`${total - failed.length} of ${total}`)
  if (failed.length > 0 || total === 0) process.exitCode = 1
}
