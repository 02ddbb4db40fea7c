import { asUuid } from '../../../../platform/ids.ts'
import { requireFound } from '../../../../schema/problem.ts'
import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'
import type { Queryable } from '../../../foundation/database/database.ts'
import { asStaff } from '../../../foundation/graph/staff-access.ts'
import { clubsOf, inClub } from '../../../foundation/query/tenancy.ts'
import { volunteerEventStore } from '../../events/store.ts'
import { relation } from '../../records/relations.ts'
import type { VolunteerFieldsOf } from '../../records/volunteer-fields-of.ts'
import { roleStore } from '../../roles/store.ts'
import type { Shift } from '../../shifts/shift.ts'
import { shiftStore } from '../../shifts/store.ts'
import {
  bestAnswers,
  chooseConsidered,
  hasTagOf,
  NO_LOAD,
  optionsAround,
  rankCandidates,
  type ShiftCandidate,
} from './candidate-rules.ts'
import { candidateStore } from './candidate-store.ts'
import { withoutShiftStore } from './without-shift-store.ts'

const { candidates: CANDIDATES } = VOLUNTEER_LIMITS

export const Query = {
  async shiftCandidates(_parent, { shiftId }, { caller, database }) {
    const tenancy = clubsOf(asStaff(caller), 'volunteers')
    const [shift = null] = await shiftStore.findAll(database, tenancy, [asUuid(shiftId, 'shift')])
    const { candidates, isComplete } = await findCandidates(database, requireFound(shift, 'shift'))
    return { nodes: candidates.slice(0, CANDIDATES.shown), count: candidates.length, isComplete }
  },

  async helpersWithoutShift(_parent, { eventId }, { caller, database }) {
    const tenancy = clubsOf(asStaff(caller), 'volunteers')
    const [event] = await volunteerEventStore.findAll(database, tenancy, [asUuid(eventId, 'event')])
    const { id } = requireFound(event, 'event')
    const { helpers, responses } = await withoutShiftStore.count(database, id)
    return { count: helpers, isComplete: responses <= CANDIDATES.responses }
  },
} satisfies VolunteerFieldsOf<'Query'>

export const ShiftCandidateFields = { helper: relation('helper', 'helperId') }

async function findCandidates(database: Queryable, shift: Shift) {
  const { clubId, eventId, roleId } = shift
  const [polls, byName, ofRole, roles] = await Promise.all([
    candidateStore.options(database, eventId),
    candidateStore.helpersByName(database, eventId),
    roleId === null ? [] : candidateStore.helpersOfRole(database, eventId, roleId),
    roleId === null ? [] : roleStore.findAll(database, inClub(clubId), [roleId]),
  ])
  const around = polls.map(({ id, options }) => ({ id, options: optionsAround(shift, options) }))
  const asked = around.filter(({ options }) => options.length > 0)
  const answers = bestAnswers(
    asked.length === 0
      ? []
      : await candidateStore.answers(
          database,
          asked.map(({ id }) => id),
          asked.flatMap(({ options }) => options),
        ),
  )
  const considered = chooseConsidered(answers, ofRole, byName)
  const isComplete = byName.length <= CANDIDATES.considered
  if (considered.length === 0) return { candidates: [], isComplete }

  const [decided, loads, withOverlap, helpers] = await Promise.all([
    candidateStore.decided(database, shift.id, considered),
    candidateStore.loads(database, eventId, considered),
    candidateStore.withOverlap(database, shift, considered),
    candidateStore.helpers(database, eventId, considered),
  ])
  const hasAccessRole = new Set(ofRole)
  const candidates = helpers
    .filter(({ id }) => !decided.has(id))
    .map(({ id, tags }): ShiftCandidate => {
      const answer = answers.get(id)
      return {
        helperId: id,
        availability: answer === undefined || answer === 'NO' ? null : answer,
        hasOverlap: withOverlap.has(id),
        hasRole: hasAccessRole.has(id) || hasTagOf(roles[0] ?? null, tags),
        ...(loads.get(id) ?? NO_LOAD),
      }
    })
  return { candidates: rankCandidates(candidates), isComplete }
}
