import type { ClubBookingSourcesArgs } from '../../../built/types/club.ts'
import { asUuid, requireUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { notFound } from '../../../schema/problem.ts'
import { idempotencyOf } from '../../foundation/change/idempotency-scope.ts'
import { authorizeOwner } from '../../foundation/graph/staff-access.ts'
import { byCreation, listPage } from '../../foundation/lists/paging.ts'
import { courtStore } from '../courts/store.ts'
import { asScopedInstallation, authorizeClub, authorizeRead } from '../records/access.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { reference, relation } from '../records/relations.ts'
import { BOOKING_SOURCES_TOPIC, type BookingSource } from './booking-source.ts'
import { CreateBookingSourceInput, PutCourtMappingInput } from './inputs.ts'
import { mapCourt, newSource, requireWritable, setSourceStatus } from './rules.ts'
import { bookingSourceStore, courtMappingStore } from './store.ts'

export const Query = {
  bookingSources(_parent, args, context) {
    return readSources(context, args)
  },

  courtMapping(_parent, args, context) {
    const { installationId } = asScopedInstallation(context.caller, 'courts:read')
    const sourceId = requireUuid(args.bookingSourceId, 'bookingSourceId')
    const externalCourtId = args.externalCourtId.trim()
    return courtMappingStore.find(context.database, { installationId, sourceId, externalCourtId })
  },
} satisfies FieldsOf<'Query'>

export const ClubFields = {
  bookingSources({ id }, args, context) {
    const { caller } = context
    const clubId = authorizeClub(caller, id, 'bookings:read')
    if (caller.kind === 'installation') return readSources(context, args)

    return listPage<BookingSource>({
      context,
      list: ['bookingSources', clubId],
      args,
      read: (slice) => bookingSourceStore.listOfClub(context.loaders.pages, clubId, slice),
      positionOf: (source) => [source.provider, source.id],
    })
  },
} satisfies FieldsOf<'Club', { id: string }>

export const Mutation = {
  async createBookingSource(_parent, { input }, { caller, change, newId }) {
    const installation = asScopedInstallation(caller, 'bookings:write')
    const { idempotencyKey, ...asked } = parseInput(CreateBookingSourceInput, input)
    const idempotency = idempotencyOf(caller, 'createBookingSource', idempotencyKey, asked)
    const { result, isReplay } = await change(idempotency, async (tx, now) => {
      const { sourceKey, name, externalAccountId = null } = asked
      const source = newSource(
        installation,
        { id: newId(), sourceKey, name, externalAccountId },
        now,
      )
      await bookingSourceStore.add(tx, source)
      return { result: source, events: [] }
    })
    return { bookingSource: result, idempotentReplay: isReplay }
  },

  async putCourtMapping(_parent, { input }, { caller, change, newId }) {
    const { installationId } = asScopedInstallation(caller, 'bookings:write')
    const asked = parseInput(PutCourtMappingInput, input)
    const sourceId = asUuid(asked.bookingSourceId, 'booking source')
    const { result } = await change(null, async (tx, now) => {
      const source = await bookingSourceStore.lockShared(tx, installationId, sourceId)
      if (source === null) throw notFound('booking source')
      const court = await courtStore.lockShared(
        tx,
        authorizeRead(caller, 'bookings:write'),
        asUuid(asked.courtId, 'court'),
      )
      if (court === null) throw notFound('court')
      requireWritable(source)

      const stored = await courtMappingStore.lock(tx, sourceId, asked.externalCourtId)
      const { externalCourtId, externalCourtName } = asked
      const place = { externalCourtId, externalCourtName, courtId: court.id }
      const mapping = mapCourt(stored, { id: newId(), bookingSourceId: sourceId, ...place }, now)
      await (stored === null ? courtMappingStore.add : courtMappingStore.replace)(tx, mapping)
      return { result: { courtMapping: mapping, isNew: stored === null }, events: [] }
    })
    return result
  },

  async setBookingSourceStatus(_parent, { input }, { caller, change, bus }) {
    const clubId = authorizeOwner(caller, input.clubId)
    const id = asUuid(input.bookingSourceId, 'booking source')
    const { status } = input
    const { result } = await change(null, async (tx, now) => {
      const found = await bookingSourceStore.lockInClub(tx, clubId, id)
      if (found === null) throw notFound('booking source')

      const set = setSourceStatus(found, status, now)
      if (found.source.status !== status) await bookingSourceStore.setStatus(tx, set)
      return { result: set, events: [] }
    })
    bus.publish(BOOKING_SOURCES_TOPIC, id)
    return { bookingSourceId: result.id, status: result.status }
  },
} satisfies FieldsOf<'Mutation'>

export const BookingSourceFields = {
  __resolveReference: reference('bookingSource'),
  club: relation('club', 'clubId'),
  installation: relation('installation', 'installationId'),
}

export const CourtMappingFields = {
  __resolveReference: reference('courtMapping'),
  bookingSource: relation('bookingSource', 'bookingSourceId'),
  court: relation('court', 'courtId'),
}

function readSources(context: ClubContext, args: ClubBookingSourcesArgs) {
  const { installationId } = asScopedInstallation(context.caller, 'bookings:read')
  return listPage<BookingSource>({
    context,
    list: ['bookingSources'],
    args,
    read: (slice) => bookingSourceStore.list(context.loaders.pages, installationId, slice),
    positionOf: byCreation,
  })
}
