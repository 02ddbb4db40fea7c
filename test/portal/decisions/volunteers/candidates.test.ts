import { describe, expect, test } from '@jest/globals'
import {
  type Candidate,
  toCandidateView,
  toSuggested,
} from '../../../../portal/src/pages/volunteering/plan/shift/candidates.ts'
import { aPlanHelper } from './sample-shifts.ts'

function aCandidate(id: string, tags: string[] = []): Candidate {
  return {
    ...{ helperId: id, helper: aPlanHelper(id, tags), availability: null, hasOverlap: false },
    ...{ hasRole: false, shiftCount: 0, assignedMinutes: 0 },
  }
}

const NOTHING = { assigned: new Set<string>(), search: '', searched: [], filters: [] }

const listed = (...nodes: Candidate[]) => ({ nodes, count: nodes.length, isComplete: true })

const idsOf = (list: readonly Candidate[]) => list.map(({ helperId }) => helperId)

describe('helpers who could come to a shift', () => {
  test('stay in the order of the graph', () => {
    const found = listed(aCandidate('b'), aCandidate('a'), aCandidate('c'))
    const view = toCandidateView({ ...NOTHING, found })
    expect([idsOf(view.candidates), view.count]).toEqual([['b', 'a', 'c'], 3])
  })

  test('are listed and counted without those whose row of the shift offers more', () => {
    const found = { ...listed(aCandidate('a'), aCandidate('left')), count: 70 }
    const view = toCandidateView({ ...NOTHING, found, assigned: new Set(['left']) })
    expect([idsOf(view.candidates), view.count]).toEqual([['a'], 69])
  })

  test('are suggested to a key only while they have no other shift then', () => {
    const busy = { ...aCandidate('busy'), hasOverlap: true }
    expect(toSuggested([busy, aCandidate('free')])?.helperId).toBe('free')
    expect([toSuggested([busy]), toSuggested([])]).toEqual([null, null])
  })

  test('leave out a helper who was erased since', () => {
    const erased = { ...aCandidate('gone'), helper: null }
    const found = { nodes: [erased], count: 1, isComplete: true }
    expect(toCandidateView({ ...NOTHING, found }).candidates).toEqual([])
  })

  test('are found by name and tag', () => {
    const found = listed(aCandidate('Ada', ['bar']), aCandidate('Ben', ['Großzelt']))
    const find = (search: string) =>
      idsOf(toCandidateView({ ...NOTHING, found, search }).candidates)
    expect([find('grosszelt'), find('ADA'), find('nobody')]).toEqual([['Ben'], ['Ada'], []])
  })

  test('are followed by others of the event, whom only a search finds', () => {
    const found = listed(aCandidate('Ada'))
    const searched = ['Ada', 'Adam', 'Adele'].map((id) => aPlanHelper(id))
    const facts = { ...NOTHING, found, searched, assigned: new Set(['Adele']) }
    const others = (search: string) =>
      toCandidateView({ ...facts, search }).others.map(({ id }) => id)
    expect([others('ad'), others('')]).toEqual([['Adam'], []])
  })

  test.each([
    [['saidYes'], ['yes', 'ready']],
    [['noShift'], ['ready', 'other']],
    [['hasRole'], ['ready']],
    [['saidYes', 'noShift'], ['ready']],
  ] as const)('are those alone who meet each of the filters %j', (filters, ids) => {
    const found = listed(
      { ...aCandidate('yes'), availability: 'YES', shiftCount: 1 },
      { ...aCandidate('ready'), availability: 'YES', hasRole: true },
      aCandidate('other'),
    )
    const asked = { found, filters, search: 'e', searched: [aPlanHelper('else')] }
    const { candidates, others } = toCandidateView({ ...NOTHING, ...asked })
    expect([idsOf(candidates), others]).toEqual([ids, []])
  })

  test.each([
    ['each is listed', listed(aCandidate('a')), true],
    ['more are counted than listed', { ...listed(aCandidate('a')), count: 2 }, false],
    ['not every helper was looked at', { ...listed(aCandidate('a')), isComplete: false }, false],
    ['nothing is read yet', null, false],
  ])('are all known only where %s', (_case, found, isWhole) => {
    expect(toCandidateView({ ...NOTHING, found }).isWhole).toBe(isWhole)
  })
})
