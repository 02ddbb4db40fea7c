import { MASKED_IN_REST, type ProblemDetails } from '../../../schema/problem.ts'

/** Explains one error code to the developer of a client. */
export interface ErrorHelp {
  cause: string
  remedy: string
  /** Message and details of an example. */
  message: string
  details?: ProblemDetails
}

/** Codes that both APIs answer for the same reason. */
export const SHARED_ERROR_HELP = {
  not_found: {
    cause:
      'The path is unknown, the path does not have this method, the record does not exist, or the credential may not see it. A foreign record and a missing one have the same answer.',
    remedy:
      'Compare path and method with this reference; `Allow` lists the methods of a known path. Check that the id belongs to the club of the credential, and that the record was not deleted.',
    message: 'There is no such resource, or it is not yours to see.',
  },
  rate_limited: {
    cause:
      'The credential, or the network address of refused credentials, has used up its minute, or as many of its requests wait as may.',
    remedy:
      'Wait as many seconds as `Retry-After` says, then repeat the request. Spread polling over the minute, read longer pages, and prefer events to polling.',
    message: 'The limit of 1200 requests a minute is reached. Try again in 12 seconds.',
    details: { limit: 1200, retryAfterSeconds: 12, resetAtSeconds: 1_782_900_012 },
  },
  internal_error: {
    cause: 'A fault of the platform.',
    remedy:
      'Repeat a read, a PUT, or a POST with its `Idempotency-Key`. If the fault persists, send the `X-Request-Id` to the support.',
    message: MASKED_IN_REST.message,
  },
  idempotency_replay_failed: {
    cause:
      'The first request with this `Idempotency-Key` succeeded, and its stored answer cannot be read.',
    remedy:
      'Do not repeat the request with another key: its effect is there. Read the resource, and send the `X-Request-Id` to the support.',
    message: 'The stored answer cannot be read.',
  },
  unsafe_webhook_url: {
    cause:
      'The URL of a webhook is not https, has credentials or a port that is not allowed, or its host name leads to an address that is not public.',
    remedy:
      'Use a public https address. On your own machine run `clubgate listen`, which forwards deliveries to any http address.',
    message: 'url: The address is not public.',
    details: { reason: 'blocked_address' },
  },
} as const satisfies Readonly<Record<string, ErrorHelp>>
