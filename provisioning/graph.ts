import { StartupError } from '../platform/config/startup-error.ts'

export interface GraphAddress {
  /** The graph, such as https://clubs.example/graphql. */
  url: string
  /** Access token of an ADMIN. */
  token: string
}

interface GraphError {
  message: string
  extensions?: {
    code?: string
    details?: { issues?: { path: string; message: string }[]; retryAfterSeconds?: number }
  }
}

/** How the command waits for its rate limit. */
export interface RateLimitPause {
  pause(seconds: number): Promise<void>
}

/** A refusal of the graph with the paths of its faults. */
export class RefusedInput extends StartupError {
  readonly issues: readonly { path: string; message: string }[]

  constructor(issues: RefusedInput['issues']) {
    const faults = issues.map(({ path, message }) => `${path}: ${message}`)
    super(`The graph refused the input:\n${faults.join('\n')}`)
    this.issues = issues
  }
}

export type QueryGraph = <Data>(query: string, variables: object) => Promise<Data>

const TIMEOUT_MS = 30_000

/** A window of the limit. */
const LONGEST_WAIT_SECONDS = 60

/**
 * Executes operations on the graph as an ADMIN. One beyond the rate limit was not executed, and is sent again when the
 * graph says; no other is retried: the command can be repeated as a whole. None is aborted by a signal: the credentials of
 * its answer would be lost.
 */
export function createQueryGraph(
  { url, token }: GraphAddress,
  { pause }: RateLimitPause,
): QueryGraph {
  return async <Data>(query: string, variables: object): Promise<Data> => {
    const send = () => post(url, { body: JSON.stringify({ query, variables }), token })
    let answer = await send()
    while (isRateLimited(answer)) {
      await pause(secondsToWait(answer))
      answer = await send()
    }
    const { status, body } = answer
    const { data, errors = [] } = body
    const [error] = errors
    if (status === 200 && error === undefined && data) return data as Data

    const issues = error?.extensions?.details?.issues
    if (issues) throw new RefusedInput(issues)
    const code = error?.extensions?.code ?? String(status)
    throw new StartupError(`${url} answered ${code}: ${error?.message ?? 'no GraphQL answer'}`)
  }
}

type GraphAnswer = Awaited<ReturnType<typeof post>>

function isRateLimited({ status, body }: GraphAnswer): boolean {
  return status === 429 || body.errors?.[0]?.extensions?.code === 'rate_limited'
}

function secondsToWait({ retryAfter, body }: GraphAnswer): number {
  const told = body.errors?.[0]?.extensions?.details?.retryAfterSeconds ?? Number(retryAfter ?? NaN)
  const seconds = Number.isFinite(told) ? told : LONGEST_WAIT_SECONDS
  return Math.min(Math.max(seconds, 1), LONGEST_WAIT_SECONDS)
}

interface Posted {
  body: string
  token: string
}

async function post(url: string, { body, token }: Posted) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    const text = await response.text()
    const { status, headers } = response
    return { status, retryAfter: headers.get('retry-after'), body: toAnswer(text) }
  } catch (cause) {
    const why = cause instanceof Error ? (cause.cause ?? cause) : cause
    throw new StartupError(`${url} does not answer: ${String(why)}`, { cause })
  }
}

function toAnswer(text: string): { data?: unknown; errors?: GraphError[] } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
