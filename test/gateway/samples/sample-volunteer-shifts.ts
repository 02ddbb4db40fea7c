import { AT, type Field, found, STAMPS } from './sample-answers.ts'
import type { OperationCase } from './sample-graph.ts'
import { aPage } from './sample-page.ts'

const SHIFT = {
  id: 'shift-1',
  clubId: 'club-1',
  eventId: 'event-1',
  roleId: null,
  title: 'Evening',
  startTime: AT,
  endTime: AT,
  requiredHelpers: 2,
  status: 'OPEN',
  confirmedCount: 1,
  pendingCount: 0,
  staffingStatus: 'PARTIAL',
  ...STAMPS,
}

export const SHIFT_QUERIES: Record<string, Field> = {
  shifts: () => aPage([SHIFT]),
  shift: ({ id }) => found(id, SHIFT),
}

export const SHIFT_MUTATIONS: Record<string, Field> = {
  createShifts: () => ({
    results: [{ outcome: 'CREATED', shiftId: SHIFT.id, shift: SHIFT, refusal: null }],
    idempotentReplay: false,
  }),
  createShift: () => ({ shift: SHIFT, idempotentReplay: false }),
  updateShift: ({ input }) => ({ shift: found((input as { id: string }).id, SHIFT) }),
  deleteShift: () => ({ shift: { ...SHIFT, deletedAt: AT } }),
}

const BY_ID = { id: 'shift-1', eventId: 'event-1' }

const NAMED = { shiftId: 'shift-1', eventId: 'event-1' }

const TIMES = { startTime: '2026-07-01T18:00:00Z', endTime: '2026-07-01T22:00:00Z' }

export const SHIFT_CASES: OperationCase[] = [
  ['a page', 'ListShifts', { first: 2, offset: 0, eventId: 'event-1' }],
  [
    'a cursor and no total',
    'ListShifts',
    { first: 2, offset: 0, after: 'x', isCounted: false, eventId: 'event-1' },
  ],
  [
    'a filter',
    'ListShifts',
    { first: 2, offset: 0, eventId: 'event-1', filter: { status: 'CLOSED', to: null } },
  ],
  ['both ids', 'GetShift', BY_ID],
  ['an input', 'CreateShift', { input: { eventId: 'event-1', title: 'Night', ...TIMES } }],
  [
    'items',
    'CreateShifts',
    { input: { eventId: 'event-1', shifts: [{ title: 'Night', ...TIMES }] } },
  ],
  ['null', 'UpdateShift', { input: { ...NAMED, roleId: null } }],
  ['an id', 'DeleteShift', { input: NAMED }],
]
