import { CALLERS_TOPIC } from '../../../platform/bus/bus.ts'
import { asPublic, type Caller } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import {
  DEVICE_CREDENTIAL_BYTES,
  hashDeviceCredential,
  toDeviceCredential,
  toScreenCredential,
} from '../../../schema/club/device-credential-text.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { isOpenTo } from '../../../schema/club/roles.ts'
import { notFound, requireFound } from '../../../schema/problem.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Loader } from '../../foundation/graph/loaders.ts'
import { EVERYWHERE } from '../../foundation/query/tenancy.ts'
import { authorizeOverride } from '../courts/access.ts'
import type { Court } from '../courts/court.ts'
import { courtStore } from '../courts/store.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import type { CourtCredential } from './court-credential.ts'
import {
  findExpired,
  hashPairingCode,
  PAIRING_CODE_CHARACTERS,
  requireFreePad,
  requirePaired,
  toPairingCode,
} from './rules.ts'
import { courtCredentialStore } from './store.ts'

export const Mutation = {
  async startCourtScreen(_parent, { input }, context) {
    const { court, made, ended } = await changeOnCourt(context, input, async (tx, on) => {
      const token = toScreenCredential(context.randomBytes(DEVICE_CREDENTIAL_BYTES))
      const ended = on.stored.filter(({ kind }) => kind === 'SCREEN')
      const hash = hashOf(token)
      const credential = { ...on.made, kind: 'SCREEN' as const, credentialHash: hash }
      await courtCredentialStore.deleteAll(tx, idsOf(ended))
      await courtCredentialStore.add(tx, credential)
      return { made: { screen: toScreen(credential), token }, ended }
    })
    forget(context, ended)
    return { court, ...made }
  },

  async endCourtScreen(_parent, { input }, context) {
    const { court, ended } = await changeOnCourt(context, input, async (tx, { stored }) => {
      const ended = stored.filter(({ kind }) => kind === 'SCREEN')
      await courtCredentialStore.deleteAll(tx, idsOf(ended))
      return { ended }
    })
    forget(context, ended)
    return { court }
  },

  async startScorePad(_parent, { input }, context) {
    return changeOnCourt(context, input, async (tx, on) => {
      const code = toPairingCode(context.randomBytes(PAIRING_CODE_CHARACTERS))
      const expired = findExpired(on.stored, on.now)
      const pads = on.stored.filter(({ kind }) => kind === 'PAD')
      requireFreePad(pads.length - expired.length)
      const codeExpiresAt = new Date(on.now.getTime() + CLUB_LIMITS.pairingLifetimeMs)
      const credential = {
        ...on.made,
        ...{ kind: 'PAD' as const, codeHash: hashPairingCode(code), codeExpiresAt },
      }
      await courtCredentialStore.deleteAll(tx, idsOf(expired))
      await courtCredentialStore.add(tx, credential)
      return { scorePad: toPad(credential), code }
    })
  },

  async endScorePad(_parent, { input }, context) {
    const { database } = context
    const { tenancy } = authorizeOverride(context.caller)
    const id = asUuid(input.scorePadId, 'score pad')
    const courtId = requireFound(await courtCredentialStore.findCourtOf(database, id), 'score pad')
    if ((await courtStore.findAll(database, tenancy, [courtId])).length === 0)
      throw notFound('score pad')
    const { court, ended } = await changeOnCourt(context, { courtId }, async (tx, { stored }) => {
      const ended = stored.filter((one) => one.id === id && one.kind === 'PAD')
      if (ended.length === 0) throw notFound('score pad')
      await courtCredentialStore.deleteAll(tx, idsOf(ended))
      return { ended }
    })
    forget(context, ended)
    return { court }
  },

  async pairScorePad(_parent, { input }, { caller, change, database, notices, randomBytes }) {
    asPublic(caller)
    const codeHash = hashPairingCode(input.code.slice(0, CLUB_LIMITS.typedCode))
    const credential = toDeviceCredential(randomBytes(DEVICE_CREDENTIAL_BYTES))
    const { result } = await change(null, async (tx, now) => {
      const hashes = { codeHash, credentialHash: hashOf(credential) }
      const paired = requirePaired(await courtCredentialStore.pair(tx, hashes, now))
      return { result: paired, events: [] }
    })
    notices.publish(toCourtNotice({ clubId: result.clubId, id: result.courtId }))
    const [court] = await courtStore.findAll(database, EVERYWHERE, [result.courtId])
    return { credential, courtPublicId: requireFound(court ?? null, 'court').publicId }
  },

  async openCourtScreen(_parent, { input }, { caller, change, database, notices }) {
    asPublic(caller)
    const hash = hashOf(input.token)
    // Walls load and connect again and again: only their first opening writes.
    const known = await courtCredentialStore.findByHash(database, hash)
    if (known?.kind !== 'SCREEN' || known.pairedAt !== null)
      return { openedAt: known?.kind === 'SCREEN' ? known.pairedAt : null }

    const { result } = await change(null, async (tx, now) => {
      const opened = await courtCredentialStore.open(tx, hash, now)
      return { result: opened, events: [] }
    })
    const { screen, isFirst } = result
    if (screen && isFirst)
      notices.publish(toCourtNotice({ clubId: screen.clubId, id: screen.courtId }))
    return { openedAt: screen?.pairedAt ?? null }
  },
} satisfies FieldsOf<'Mutation'>

export const CourtFields = {
  async screen(court: Court, _args: unknown, context: CredentialContext) {
    const found = await credentialsOf(court, context)
    const screen = found?.find(({ kind }) => kind === 'SCREEN')
    return screen ? toScreen(screen) : null
  },

  async scorePads(court: Court, _args: unknown, context: CredentialContext) {
    const found = await credentialsOf(court, context)
    return found?.filter(({ kind }) => kind === 'PAD').map(toPad) ?? null
  },
}

interface CredentialContext {
  caller: Caller
  loaders: { credentialsOfCourt: Loader<CourtCredential[]> }
}

/** Null for callers without a role for the front desk of the court's club. */
async function credentialsOf({ id, clubId }: Court, { caller, loaders }: CredentialContext) {
  if (caller.kind !== 'staff') return null

  const isOpen = caller.roles.some((held) => held.clubId === clubId && isOpenTo('desk', held.role))
  return caller.isAdmin || isOpen ? loaders.credentialsOfCourt.load(id) : null
}

interface OnCourt {
  now: Date
  /** All credentials of the court, whose row is locked. */
  stored: readonly CourtCredential[]
  /** A new credential of the caller, without a hash. */
  made: Omit<CourtCredential, 'kind'>
}

async function changeOnCourt<Made>(
  { caller, change, newId, notices }: ClubContext,
  input: { courtId: string },
  work: (tx: Tx, on: OnCourt) => Promise<Made>,
): Promise<Made & { court: Court }> {
  const { staff, tenancy } = authorizeOverride(caller)
  const courtId = asUuid(input.courtId, 'court')
  const { result } = await change(null, async (tx, now) => {
    const court = requireFound(await courtStore.lock(tx, tenancy, courtId), 'court')
    const stored = await courtCredentialStore.ofCourts(tx, [courtId])
    const made = {
      ...{ id: newId(), clubId: court.clubId, courtId, createdAt: now, pairedAt: null },
      ...{ codeHash: null, codeExpiresAt: null, credentialHash: null },
      ...{ createdBy: staff.subject, createdByName: staff.name ?? null },
    }
    return { result: { ...(await work(tx, { now, stored, made })), court }, events: [] }
  })
  notices.publish(toCourtNotice(result.court))
  return result
}

/** No event says that a screen or score pad was switched on, paired or switched off. */
function toCourtNotice({ clubId, id }: Pick<Court, 'clubId' | 'id'>) {
  return { clubId, kind: 'COURT' as const, resourceId: id }
}

/** Ends cached credentials, and the subscriptions that run with them. */
function forget({ bus }: ClubContext, ended: readonly CourtCredential[]): void {
  for (const { credentialHash } of ended)
    if (credentialHash) bus.publish(CALLERS_TOPIC, credentialHash.toString('hex'))
}

function hashOf(credential: string): Buffer {
  return Buffer.from(hashDeviceCredential(credential), 'hex')
}

const idsOf = (rows: readonly CourtCredential[]) => rows.map(({ id }) => id)

function toScreen({ createdAt, createdBy, createdByName, pairedAt }: CourtCredential) {
  const started = { startedAt: createdAt, startedBy: createdBy, startedByName: createdByName }
  return { ...started, openedAt: pairedAt }
}

function toPad(pad: CourtCredential) {
  return { ...pad, scorePadId: pad.id }
}
