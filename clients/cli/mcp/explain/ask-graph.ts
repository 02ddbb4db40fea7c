import { readBuilt } from '../../../../schema/built.ts'
import type { ApiAccess } from '../access.ts'
import { readBody, sendRequest } from '../operations/call-operation.ts'
import { asRecord, type JsonObject, ToolFault } from '../tool.ts'

/** Operations below `schema/operations/mcp`. */
export type McpOperation = `Mcp${string}`

interface Manifest {
  operations: readonly { name: string; body: string }[]
}

/** Asks the graph one of the registered operations and returns its data. */
export async function askGraph(
  name: McpOperation,
  variables: JsonObject,
  { access, signal }: { access: ApiAccess; signal: AbortSignal },
): Promise<JsonObject> {
  const request = new Request(access.graphUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollographql-client-name': 'clubgate-mcp' },
    body: JSON.stringify({ query: findDocument(name), operationName: name, variables }),
    signal,
  })
  const response = await sendRequest(request, access)
  const { data, errors } = await readBody(response, signal)
  const [error] = Array.isArray(errors) ? errors : []
  if (error === undefined && response.ok) return asRecord(data)

  const { message = `The graph answered ${response.status}.`, extensions } = asRecord(error)
  const { code = `http_${response.status}` } = asRecord(extensions)
  throw new ToolFault(String(code), String(message), {
    requestId: response.headers.get('x-request-id'),
  })
}

function findDocument(name: McpOperation): string {
  const { operations }: Manifest = JSON.parse(readBuilt('graph/trusted.json'))
  const found = operations.find((operation) => operation.name === name)
  if (found === undefined) throw new Error(`No operation is called ${name}.`)
  return found.body
}
