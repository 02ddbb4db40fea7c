import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/issues.ts'
import { asStaff } from '../../../platform/staff-access.ts'
import type {
  MutationAbortSessionArgs,
  MutationConfigureSessionArgs,
  MutationOpenSessionArgs,
  MutationPauseMatchArgs,
  MutationResumeMatchArgs,
} from '../../../schema/types/club.ts'
import type { ClubContext } from '../context.ts'
import { asUmpire } from './access.ts'
import { configure } from './configure.ts'
import { ConfigureSessionInput, SessionInput } from './inputs.ts'
import { lockOnCourt } from './locks.ts'
import { type SessionPayload, toPayload } from './payload.ts'
import { type Move, moveTo } from './rules.ts'
import { requireFreeCourt, requireSeen } from './score-changes.ts'
import type { MatchSession, SessionDecision } from './session.ts'
import { writeSession } from './write-session.ts'

export const Mutation = {
  configureSession(
    _parent: unknown,
    { input }: MutationConfigureSessionArgs,
    context: ClubContext,
  ) {
    asStaff(context.caller)
    const { sessionId, ...settings } = parseInput(ConfigureSessionInput, input)
    return changeSession(context, { sessionId }, (session, now) =>
      configure(session, settings, now),
    )
  },

  openSession: (_parent: unknown, { input }: MutationOpenSessionArgs, context: ClubContext) =>
    move(context, input, 'open'),

  pauseMatch: (_parent: unknown, { input }: MutationPauseMatchArgs, context: ClubContext) =>
    move(context, input, 'pause'),

  resumeMatch: (_parent: unknown, { input }: MutationResumeMatchArgs, context: ClubContext) =>
    move(context, input, 'resume'),

  abortSession(_parent: unknown, { input }: MutationAbortSessionArgs, context: ClubContext) {
    asStaff(context.caller)
    return move(context, input, 'abort')
  },
}

function move(context: ClubContext, input: unknown, name: Move): Promise<SessionPayload> {
  return changeSession(context, parseInput(SessionInput, input), (session, now) =>
    moveTo(session, name, now),
  )
}

/** A change of a session that is no event of its score. */
async function changeSession(
  { caller, change }: ClubContext,
  { sessionId, eventSequence }: { sessionId: string; eventSequence?: number | null | undefined },
  decide: (session: MatchSession, now: Date) => SessionDecision,
): Promise<SessionPayload> {
  const umpire = asUmpire(caller)
  const id = asUuid(sessionId, 'match session')
  const { result } = await change(null, async (tx, now) => {
    const locked = await lockOnCourt(tx, umpire, id)
    if (eventSequence != null) requireSeen(locked.session, eventSequence)
    const decision = decide(locked.session, now)
    await requireFreeCourt(tx, locked, decision.session)
    const events = await writeSession(tx, { ...locked, umpire: umpire.kind }, decision, now)
    return { result: toPayload(locked, decision.session, caller, null), events }
  })
  return result
}
