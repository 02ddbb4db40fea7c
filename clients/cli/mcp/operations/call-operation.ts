import { fillPath } from '../../../typescript/src/addresses.ts'
import { ClubgateError } from '../../../typescript/src/client-error.ts'
import { makeSend } from '../../../typescript/src/send.ts'
import type { ApiAccess } from '../access.ts'
import { asRecord, type JsonObject, type ToolArguments, ToolFault } from '../tool.ts'
import type { ToolOperation } from './read-operations.ts'

/** A call ends after 30 s; within them, what may be repeated is tried so often. */
const RETRIES = { attempts: 3, longestWaitMs: 5_000 } as const

/** Sends a request of an operation and returns the body of its answer; throws a `ToolFault` for a refusal. */
export async function callOperation(
  operation: ToolOperation,
  args: ToolArguments,
  { access, signal }: { access: ApiAccess; signal: AbortSignal },
): Promise<JsonObject> {
  const { method, hasBody, takesIdempotencyKey } = operation
  const headers = new Headers()
  // One for the call: makeSend repeats a request with the headers that it has.
  if (takesIdempotencyKey) headers.set('idempotency-key', crypto.randomUUID())
  if (hasBody) headers.set('content-type', 'application/json')
  const request = new Request(toAddress(operation, args, access), {
    ...{ method, headers, signal },
    body: hasBody ? JSON.stringify(args['body'] ?? {}) : null,
  })
  const response = await sendRequest(request, access)
  const body = await readBody(response, signal)
  if (!response.ok) throw toFault(response, body)

  const next = response.headers.get('x-next-cursor')
  return operation.api === 'volunteer' && operation.queryNames.includes('cursor')
    ? { ...body, next_cursor: next }
    : body
}

/** Sends with the credential; a connection that fails becomes a fault that its reader understands. */
export async function sendRequest(request: Request, access: ApiAccess): Promise<Response> {
  const send = makeSend(access.source, { ...RETRIES, ...access.options })
  try {
    return await send(request)
  } catch (error) {
    if (request.signal.aborted) throw error
    if (error instanceof ClubgateError)
      throw new ToolFault(error.code, error.message, { requestId: error.requestId })
    // The message of such an error has the token in it.
    if (!isConnectionError(error)) throw new ToolFault('credential_unusable', UNUSABLE)
    const message = `${new URL(request.url).origin} does not answer; a sandbox is started with npm start.`
    throw new ToolFault('server_unreachable', message)
  }
}

/** The body of an answer; it is empty where the server sends no JSON. */
export async function readBody(response: Response, signal: AbortSignal): Promise<JsonObject> {
  try {
    return asRecord(await response.json())
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof SyntaxError) return {}
    throw new ToolFault('server_unreachable', 'The answer of the server was cut off.')
  }
}

const UNUSABLE =
  'The credential cannot be sent: its private key is none of RSA, or its token has a character that no token has.'

/** What `fetch` throws has a cause, unless the time limit has passed. */
function isConnectionError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.cause !== undefined)
}

function toAddress(operation: ToolOperation, args: ToolArguments, access: ApiAccess): string {
  const { path, pathNames, queryNames, api } = operation
  const ids = Object.fromEntries(pathNames.map((name) => [name, args[name]]))
  const query = new URLSearchParams()
  for (const name of queryNames) if (args[name] !== undefined) query.set(name, String(args[name]))
  // Without it a list of the Volunteer API has no cursor for the next page.
  const isFirstPage = api === 'volunteer' && queryNames.includes('cursor')
  if (isFirstPage && !query.has('cursor') && !query.has('offset')) query.set('cursor', '')
  const search = query.size === 0 ? '' : `?${query}`
  return `${access.address}${fillIds(path, ids)}${search}`
}

function fillIds(path: string, ids: Record<string, unknown>): string {
  try {
    return fillPath(path, ids)
  } catch (error) {
    throw new ToolFault('invalid_argument', error instanceof Error ? error.message : String(error))
  }
}

export function toFault({ status, headers }: Response, body: JsonObject): ToolFault {
  const inner = asRecord(body['error'])
  const code = String(inner['code'] ?? body['code'] ?? `http_${status}`)
  const message = inner['message'] ?? body['error'] ?? `The server answered ${status}.`
  const [, help = null] = /<([^>]+)>;\s*rel="help"/.exec(headers.get('link') ?? '') ?? []
  return new ToolFault(code, String(message), { requestId: headers.get('x-request-id'), help })
}
