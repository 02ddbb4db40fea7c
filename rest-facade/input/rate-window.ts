import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../../platform/caller.ts'
import type { Executor } from '../../platform/executor.ts'
import type { CountCall, LimitedCaller } from '../../platform/limits/caller-limit.ts'
import type { GuardCredential } from '../../platform/limits/credential-guard.ts'
import { Problem } from '../../schema/problem.ts'
import type { Api } from '../api.ts'

type RateHeaders = Readonly<Record<string, string>>

interface Counted {
  api: Pick<Api, 'toRateHeaders'>
  countCall: CountCall
}

/** Rate headers of an answer that is not counted: none unless the credential of the request is accepted. */
export type ReadWindow = (
  request: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>,
) => Promise<RateHeaders>

const NONE: RateHeaders = {}

interface WindowSetup {
  executor: Pick<Executor, 'authenticate'>
  countCall: CountCall
  guardCredential: GuardCredential
}

/** Authenticates through the guard, so that answers outside of the routes verify no guess for free. */
export function makeReadWindow(
  api: Api,
  { executor, countCall, guardCredential }: WindowSetup,
): ReadWindow {
  const find = ({ id, ip: address, headers }: Parameters<ReadWindow>[0]) =>
    guardCredential({
      address,
      read: () => api.readCredential(headers),
      findCaller: (credential) => executor.authenticate(credential, id),
    })

  return async (request) => {
    try {
      const caller = await find(request)
      api.requireServed(caller)
      return await showWindow({ api, countCall }, caller)
    } catch (refusal) {
      return showWindowOfRefused({ api, countCall }, refusal)
    }
  }
}

/** The window of an installation that is not active, whose token was verified; of other refusals none. */
export async function showWindowOfRefused(
  counted: Counted,
  refusal: unknown,
): Promise<RateHeaders> {
  if (!(refusal instanceof Problem) || refusal.code !== 'installation_inactive') return NONE

  const installationId = refusal.details?.['installationId']
  return typeof installationId === 'string'
    ? showWindow(counted, { kind: 'installation', installationId })
    : NONE
}

async function showWindow(
  { api, countCall }: Counted,
  caller: Caller | LimitedCaller,
): Promise<RateHeaders> {
  try {
    const usage = await countCall(caller, 0)
    // Only a refusal for the rate tells when to try again.
    return api.toRateHeaders({ ...usage, isExceeded: false })
  } catch {
    return NONE
  }
}

/** No hook or route runs for a malformed URL, so its refusal finds the APIs by the server. */
const windows = new WeakMap<FastifyInstance, Map<string, ReadWindow>>()

export function registerWindow(app: FastifyInstance, { prefix }: Api, read: ReadWindow): void {
  windows.set(app, new Map(windows.get(app)).set(prefix, read))
}

export async function readWindowOf({ prefix }: Api, request: FastifyRequest): Promise<RateHeaders> {
  return windows.get(request.server)?.get(prefix)?.(request) ?? NONE
}
