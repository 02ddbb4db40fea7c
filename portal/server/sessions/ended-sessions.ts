import { hash } from 'node:crypto'
import type { Bus } from '../../../platform/bus/bus.ts'
import { cacheLookUps } from '../../../platform/bus/cache-look-ups.ts'
import { SERVICE, type StaffCaller } from '../../../platform/caller.ts'
import type { Executor, Variables } from '../../../platform/executor.ts'
import { newUuid } from '../../../platform/ids.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { operation, type TypedOperation } from '../../../schema/operations.ts'
import { Problem } from '../../../schema/problem.ts'

/** Beginnings and ends of sessions in the graph, which keeps them in its database. While it is away, all of them throw. */
export interface EndedSessions {
  /** Leaves an entry in the audit. */
  begin(id: string, staff: StaffCaller): Promise<void>
  /** `staff`: who does it, for the audit; null for a person whom the graph does not know any more. */
  end(session: Ending, staff: StaffCaller | null): Promise<void>
  signOut(session: Ending, staff: StaffCaller | null): Promise<void>
  /** Announced by the bus, and looked up at most a second ago. */
  isEnded(id: string): Promise<boolean>
  /** False for the `state` of a sign-in that was used before. */
  redeemState(state: Ending): Promise<boolean>
}

interface Ending {
  id: string
  expiresAtMs: number
}

const IS_ENDED = operation('IsPortalSessionEnded')
const BEGIN = operation('BeginPortalSession')
const END = operation('EndPortalSession')
const SIGN_OUT = operation('SignOutOfPortal')
const USE_STATE = operation('UseSignInState')

export function makeEndedSessions(executor: Executor, bus: Bus): EndedSessions {
  async function ask<Data, Vars extends Variables>(
    asked: TypedOperation<Data, Vars>,
    variables: Vars,
    caller: StaffCaller | null = null,
  ): Promise<Data> {
    const context = { caller: caller ?? SERVICE, requestId: newUuid() }
    const answer = await executor.execute(asked, variables, context).catch(unavailable)
    await answer.readChunked?.()
    const { data, errors } = answer
    if (errors || !data) return unavailable(errors)
    // The data is what the operation's own document selects.
    return data as Data
  }
  const { lookUp } = cacheLookUps(
    async (idHash) => (await ask(IS_ENDED, { idHash })).isPortalSessionEnded === true,
    { now: systemClock, bus },
  )

  return {
    async begin(id, staff) {
      await ask(BEGIN, { idHash: hashOf('session', id) }, staff)
    },
    async end(session, staff) {
      await ask(END, { input: toInput('session', session) }, staff)
    },
    async signOut(session, staff) {
      await ask(SIGN_OUT, { input: toInput('session', session) }, staff)
    },
    isEnded: (id) => lookUp(hashOf('session', id), ''),
    redeemState: async (state) =>
      (await ask(USE_STATE, { input: toInput('state', state) })).useSignInState === true,
  }
}

type Kind = 'session' | 'state'

function toInput(kind: Kind, { id, expiresAtMs }: Ending) {
  return { idHash: hashOf(kind, id), expiresAt: new Date(expiresAtMs).toISOString() }
}

function hashOf(kind: Kind, id: string): string {
  return hash('sha256', `${kind}:${id}`)
}

/** The key by which the end of a session is announced (`CALLERS_TOPIC`). */
export function announcedAs(sessionId: string): string {
  return hashOf('session', sessionId)
}

function unavailable(cause: unknown): never {
  const message = 'Sessions cannot be looked up at this moment.'
  throw new Problem('dependency_unavailable', message, undefined, { cause })
}
