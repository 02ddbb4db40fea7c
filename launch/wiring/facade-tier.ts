import type { FastifyInstance } from 'fastify'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Executor } from '../../platform/executor.ts'
import { makeClientAddress } from '../../platform/http/client-address.ts'
import type { Log } from '../../platform/log.ts'
import { CLUB_API, mountClubApi } from '../../rest-facade/club/club-api.ts'
import { mountEventSocket } from '../../rest-facade/club/event-socket/mount-event-socket.ts'
import { mountHelperPages } from '../../rest-facade/helper-pages/mount-helper-pages.ts'
import { makeRefuseUrl, makeToBrokenAnswer } from '../../rest-facade/input/unreadable-url.ts'
import {
  mountReference,
  type ReferenceSetup,
  sendMissingPage,
} from '../../rest-facade/reference/mount-reference.ts'
import { mountVolunteerApi, VOLUNTEER_API } from '../../rest-facade/volunteer/volunteer-api.ts'
import { observeMalformedUrl } from '../process/signals/request-metrics.ts'
import type { Counting } from './counting.ts'

const APIS = [CLUB_API, VOLUNTEER_API]

/** Errors of requests that reach no route, in the form of each REST API. */
export function makeApiRefusals(publicUrl: string) {
  return {
    refuseUrl: makeRefuseUrl(APIS, publicUrl),
    onMalformedUrl: observeMalformedUrl,
    toBrokenAnswer: makeToBrokenAnswer(APIS, publicUrl),
    sendMissingPage,
  }
}

/** Paths that pages of other origins may call, if CORS allows them. */
export const API_PATHS = APIS.map(({ prefix }) => prefix)

export interface FacadeTier extends Counting {
  /** The gateway. */
  executor: Executor
  trustProxy: readonly string[] | null
  bus: Bus
  publicUrl: string
  hasGzip: boolean
  /** Maximum of concurrent event sockets per installation. */
  socketLimit: number
  /** What the reference has of a sandbox. */
  sandbox: Pick<ReferenceSetup, 'sandboxDir' | 'issueTokens'>
  log: Log
}

/** Data folder of a sandbox; null in PRODUCTION. */
export function sandboxDirOf({ environment, dataDir }: Config): string | null {
  return environment === 'PRODUCTION' ? null : dataDir
}

export function mountFacadeTier(app: FastifyInstance, tier: FacadeTier): void {
  mountClubApi(app, tier)
  mountEventSocket(app, { ...tier, clientAddress: makeClientAddress(tier.trustProxy) })
  mountVolunteerApi(app, tier)
  mountHelperPages(app, { ...tier, isSandbox: tier.sandbox.sandboxDir !== null })
  mountReference(app, { ...tier.sandbox, publicUrl: tier.publicUrl })
}
