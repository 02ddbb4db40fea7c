import { CALLERS_TOPIC } from '../../../platform/bus/bus.ts'
import { asService, type StaffCaller } from '../../../platform/caller.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { asStaff } from '../../foundation/graph/staff-access.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { toResourceId } from './rules.ts'
import { endedSessionStore } from './store.ts'

export const Query = {
  async isPortalSessionEnded(_parent, { idHash }, { caller, database }) {
    asService(caller)
    return endedSessionStore.has(database, Buffer.from(idHash, 'hex'))
  },
} satisfies FieldsOf<'Query'>

export const Mutation = {
  async beginPortalSession(_parent, { idHash }, { caller, change }) {
    const staff = asStaff(caller)
    await change(null, async (tx) => {
      noteSession(tx, { staff, idHash, action: 'CREATED' })
      return { result: null, events: [] }
    })
    return true
  },

  endPortalSession: (_parent, { input }, context) => end(context, input),

  signOutOfPortal: (_parent, { input }, context) => end(context, input),

  async useSignInState(_parent, { input }, { caller, change }) {
    asService(caller)
    const { result } = await change(null, async (tx) => {
      return { result: await endedSessionStore.add(tx, toEnded(input)), events: [] }
    })
    return result
  },
} satisfies FieldsOf<'Mutation'>

interface Ended {
  idHash: string
  expiresAt: Date
}

/** Without a member of staff whom the graph still knows, the portal's server ends the session itself. */
async function end({ caller, change, bus }: ClubContext, input: Ended): Promise<boolean> {
  const staff = caller.kind === 'service' ? null : asStaff(caller)
  const { result } = await change(null, async (tx) => {
    const isFirst = await endedSessionStore.add(tx, toEnded(input))
    if (staff !== null && isFirst)
      noteSession(tx, { staff, idHash: input.idHash, action: 'DELETED' })
    return { result: isFirst, events: [] }
  })
  bus.publish(CALLERS_TOPIC, input.idHash)
  return result
}

interface Noted {
  staff: StaffCaller
  idHash: string
  action: 'CREATED' | 'DELETED'
}

/** In each club of the person, whose owner reads who came in; in that of the platform for a person of none. */
function noteSession(tx: Tx, { staff, idHash, action }: Noted): void {
  const clubs = [...new Set(staff.roles.map(({ clubId }) => clubId))].slice(0, MAX_CLUBS)
  for (const clubId of clubs.length > 0 ? clubs : [null])
    tx.recorder?.noting({ type: 'PortalSession', id: toResourceId(idHash), clubId, action })
}

/** A person of more clubs has entries in the first of them. */
const MAX_CLUBS = 100

const toEnded = ({ idHash, expiresAt }: Ended) => {
  return { idHash: Buffer.from(idHash, 'hex'), expiresAt: new Date(expiresAt) }
}
