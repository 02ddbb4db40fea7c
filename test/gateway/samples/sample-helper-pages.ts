import { AT, type Field, found } from './sample-answers.ts'
import type { OperationCase } from './sample-graph.ts'

const SHIFT = {
  ...{ shiftId: 'shift-1', title: 'Bar', description: null, location: null, roleName: 'Bar' },
  ...{ startTime: AT, endTime: AT, shiftStatus: 'OPEN', status: 'PENDING' },
  ...{ sequence: 3, updatedAt: AT, wasAccepted: true },
}

const POLL = {
  ...{ requestId: 'request-1', title: 'When?', description: null, respondBy: null },
  options: [{ id: 'option-1', label: 'Friday', startTime: AT, endTime: AT }],
  answers: [{ optionId: 'option-1', availability: 'MAYBE' }],
  ...{ comment: null, answeredAt: AT, createdAt: AT, edition: 'e' },
}

const INVOLVEMENT = {
  ...{ firstName: null, lastName: 'Lind', language: 'de', clubName: 'TC Nord' },
  replyTo: 'desk@nord.example',
  event: {
    ...{ name: 'Gala', description: null, startDate: '2026-07-01', endDate: '2026-07-02' },
    ...{ location: null, timezone: 'Europe/Vienna', status: 'ACTIVE' },
    ...{ sequence: 1, updatedAt: AT },
  },
  shifts: [SHIFT],
  polls: [POLL],
  ...{ mail: 'ON', hasEmail: true, mailToken: 'hu_1' },
}

const SUBSCRIPTION = { clubName: null, language: 'de', mail: 'ON' }

export const HELPER_PAGE_QUERIES: Record<string, Field> = {
  myInvolvement: () => INVOLVEMENT,
  mailSubscription: ({ token }) => found(token, SUBSCRIPTION),
}

export const HELPER_PAGE_MUTATIONS: Record<string, Field> = {
  confirmMyAssignment: () => ({ shift: SHIFT }),
  cancelMyAssignment: () => ({ shift: SHIFT }),
  answerMyPoll: () => ({ poll: POLL }),
  setMailSubscription: () => ({ subscription: SUBSCRIPTION }),
}

export const HELPER_PAGE_CASES: OperationCase[] = [
  ['no variables', 'MyInvolvement', {}],
  ['no variables', 'MyCalendar', {}],
  ['no variables', 'MyEvent', {}],
  ['a token', 'MailSubscription', { token: 'hu_1' }],
  ['an input', 'ConfirmMyAssignment', { input: { shiftId: 'shift-1' } }],
  ['null', 'CancelMyAssignment', { input: { shiftId: 'shift-1', reason: null } }],
  [
    'answers',
    'AnswerMyPoll',
    { input: { requestId: 'request-1', answers: [{ optionId: 'option-1', availability: 'NO' }] } },
  ],
  ['an input', 'SetMailSubscription', { input: { token: 'hu_1', mail: 'OFF' } }],
]
