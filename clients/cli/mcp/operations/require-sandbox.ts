import { type ApiAccess, CONTEXT_PATH } from '../access.ts'
import { asRecord, ToolFault } from '../tool.ts'
import { readBody, sendRequest, toFault } from './call-operation.ts'

/** A page that no server in PRODUCTION has. */
const SANDBOX_PAGE = '/docs/guides/sandbox.md'

/**
 * Refuses to write unless both the installation and the server are those of a sandbox. An address proves nothing, because
 * a tunnel ends at 127.0.0.1, too; so the server is asked before each write.
 */
export async function requireSandbox(club: ApiAccess | null, signal: AbortSignal): Promise<void> {
  if (club === null)
    throw new ToolFault('environment_unknown', 'No installation can be asked for the environment.')
  const environment = await readEnvironment(club, signal)
  if (environment === 'SANDBOX' && (await servesSandboxPage(club, signal))) return
  const message =
    environment === 'PRODUCTION'
      ? 'The server is in PRODUCTION: nothing is written there.'
      : 'The server does not say that it is a sandbox: nothing is written there.'
  throw new ToolFault('production_is_read_only', message)
}

/** Why this server is never written to; null where it is a sandbox, does not answer, or refuses the credential. */
export async function findWriteRefusal(
  club: ApiAccess | null,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    await requireSandbox(club, signal)
  } catch (error) {
    if (error instanceof ToolFault && NEVER_WRITTEN.includes(error.code)) return error.message
  }
  return null
}

const NEVER_WRITTEN = ['environment_unknown', 'production_is_read_only']

async function readEnvironment(club: ApiAccess, signal: AbortSignal): Promise<unknown> {
  const response = await ask(new Request(club.address + CONTEXT_PATH, { signal }), club)
  const body = await readBody(response, signal)
  // A token that has expired says nothing about the server.
  if (response.status === 401) throw toFault(response, body)
  return asRecord(asRecord(body['data'])['installation'])['environment']
}

/** An installation keeps the environment of its approval, although its server may be in PRODUCTION since. */
async function servesSandboxPage(club: ApiAccess, signal: AbortSignal): Promise<boolean> {
  const headers = { 'cache-control': 'no-cache' }
  const request = new Request(club.baseUrl + SANDBOX_PAGE, { headers, signal })
  const response = await ask(request, club)
  await response.body?.cancel()
  const type = response.headers.get('content-type') ?? ''
  return response.ok && !response.redirected && type.startsWith('text/markdown')
}

/** A server that is not ready says nothing about its environment. */
async function ask(request: Request, club: ApiAccess): Promise<Response> {
  const response = await sendRequest(request, club)
  const { status } = response
  if (status < 500 && status !== 429) return response
  await response.body?.cancel()
  throw new ToolFault('server_unreachable', `The server answers ${status}; try again later.`)
}
