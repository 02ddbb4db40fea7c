import { AT, type Field, found, STAMPS } from './sample-answers.ts'
import type { OperationCase } from './sample-graph.ts'
import { aPage } from './sample-page.ts'

const ASSIGNMENT = {
  id: 'assignment-1',
  clubId: 'club-1',
  eventId: 'event-1',
  shiftId: 'shift-1',
  helperId: 'helper-1',
  roleId: null,
  status: 'PENDING',
  note: 'Bar',
  statusChangedAt: AT,
  createdVia: 'API',
  ...STAMPS,
}

export const ASSIGNMENT_QUERIES: Record<string, Field> = {
  assignments: () => aPage([ASSIGNMENT]),
}

export const ASSIGNMENT_MUTATIONS: Record<string, Field> = {
  upsertAssignments: () => ({
    results: [
      {
        ...{ outcome: 'CREATED', assignmentId: 'assignment-1', assignment: ASSIGNMENT },
        ...{ overlaps: ['shift-2'], refusal: null },
      },
      {
        ...{ outcome: 'FAILED', assignmentId: null, assignment: null, overlaps: [] },
        refusal: { code: 'SHIFT_FULL', message: 'Full.' },
      },
    ],
  }),
  updateAssignment: ({ input }) => ({
    assignment: found((input as { id: string }).id, ASSIGNMENT),
  }),
}

const NAMED = { assignmentId: 'assignment-1', eventId: 'event-1' }

const PAIR = { shiftId: 'shift-1', helperId: 'helper-1' }

const PAGE = { first: 2, offset: 0, eventId: 'event-1' }

export const ASSIGNMENT_CASES: OperationCase[] = [
  ['a page', 'ListAssignments', PAGE],
  [
    'filters',
    'ListAssignments',
    { ...PAGE, filter: { ...PAIR, status: 'DECLINED', updatedSince: AT } },
  ],
  ['items', 'UpsertAssignments', { input: { eventId: 'event-1', assignments: [PAIR] } }],
  ['null', 'UpdateAssignment', { input: { ...NAMED, status: 'CONFIRMED', note: null } }],
]
