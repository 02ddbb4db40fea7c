import type { Staffing } from '../../../volunteering/plan/plan.ts'
import type { Poll } from '../../../volunteering/volunteers/people.ts'

const staffing = (confirmed: number, pending: number, missing: number): Staffing => ({
  ...{ needed: confirmed + pending + missing, confirmed, pending, missing },
})

export const STAFFINGS = {
  full: staffing(4, 0, 0),
  pending: staffing(2, 2, 0),
  missing: staffing(1, 1, 3),
  many: staffing(19, 6, 5),
}

const DAYS = [
  { label: 'Donnerstagnachmittag', yesCount: 41, maybeCount: 12, noCount: 9 },
  { label: 'Freitag, ganztägig', yesCount: 12, maybeCount: 20, noCount: 31 },
  { label: 'Samstag', yesCount: 55, maybeCount: 4, noCount: 2 },
]

export const POLL: Pick<Poll, 'options' | 'totals'> = {
  options: DAYS.map(({ label }) => ({ id: label, label, startTime: null, endTime: null })),
  totals: DAYS.map(({ label, ...counts }) => ({ optionId: label, ...counts })),
}
