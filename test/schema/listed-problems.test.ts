import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { getNamedType, isObjectType } from 'graphql'
import type { Answer, GraphExecutor } from '../../platform/executor.ts'
import { toEnumName } from '../../schema/enum-names.ts'
import { GRAPH_CODES } from '../../schema/problem-codes.ts'
import { GRAPH } from '../support/graph/graph.ts'
import { findUnmetProblems } from '../support/graph/problems/find-unmet-problems.ts'
import {
  LISTED_PROBLEMS,
  SHARED,
  SHARED_WITH_KEY,
} from '../support/graph/problems/listed-problems.ts'
import {
  requireListedProblems,
  withProblemsRecorded,
} from '../support/graph/problems/record-problems.ts'

const mutations = Object.values(GRAPH.planning.apiSchema.getMutationType()?.getFields() ?? {})

describe('the description of ProblemCode', () => {
  test('lists the codes that mutations share', () => {
    expect(SHARED).toEqual(expect.arrayContaining(['forbidden', 'invalid_input', 'rate_limited']))
    expect(SHARED_WITH_KEY).toHaveLength(3)
    const shared: readonly string[] = [...SHARED, ...SHARED_WITH_KEY]
    expect(GRAPH_CODES).toEqual(expect.arrayContaining([...shared]))
  })
})

describe('the description of a mutation', () => {
  test.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    '%s ends with its problem codes',
    (name, { type }) => {
      const { own = [], items } = LISTED_PROBLEMS.get(name) ?? {}
      expect(LISTED_PROBLEMS.get(name)).not.toBeNull()
      const others = GRAPH_CODES.filter((code) => ![...SHARED, ...SHARED_WITH_KEY].includes(code))
      expect(own).toEqual(others.filter((code) => own.includes(code)))

      const payload = getNamedType(type)
      const isBulk = isObjectType(payload) && 'results' in payload.getFields()
      const names = GRAPH_CODES.map(toEnumName).filter((code) => items?.includes(code))
      expect(items).toEqual(isBulk ? names : undefined)
    },
  )
})

describe('a listed problem code', () => {
  test('is reported after a run in which no test has met it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'clubgate-problems-'))
    const all = findUnmetProblems(folder)
    expect(all).toContain('deleteShift shift_has_assignments')
    expect(all).toContain('createShifts UNKNOWN_ROLE')
    const [unmet = '', ...met] = all
    writeFileSync(join(folder, 'seen-problems-1'), met.join('\n'))
    expect(findUnmetProblems(folder)).toEqual([unmet])
    rmSync(folder, { recursive: true })
  })
})

describe('the record of problems', () => {
  const answering = (answer: Answer) =>
    withProblemsRecorded<GraphExecutor>({
      execute: async () => answer,
      subscribe: () => Promise.reject(new Error('Nothing is followed.')),
    })
  const refused = (code: string): Answer => ({
    data: { gone: null },
    errors: [{ message: 'No.', path: ['gone'], extensions: { code } }],
  })
  const document = 'mutation { gone: deleteShift(input: { shiftId: "1" }) { shift { id } } }'
  const operation = {
    name: 'Test',
    kind: 'mutation',
    document,
    hash: '',
    registered: false,
  } as const
  const context = { caller: { kind: 'public', address: '::1' }, requestId: 'r' } as const

  test('accepts a code that the description lists, and a shared one', async () => {
    for (const code of ['not_found', 'forbidden'])
      await answering(refused(code)).execute(operation, {}, context)
    expect(requireListedProblems).not.toThrow()
  })

  test('rejects a code that the description does not list', async () => {
    await answering(refused('poll_closed')).execute(operation, {}, context)
    expect(requireListedProblems).toThrow('deleteShift poll_closed')
    expect(requireListedProblems).not.toThrow()
  })

  test('rejects the code of a refused item that the description does not list', async () => {
    const bulk = 'mutation { createShifts(input: {}) { results { refusal { code } } } }'
    const results = [{ refusal: null }, { refusal: { code: 'SHIFT_FULL' } }]
    const items = answering({ data: { createShifts: { results } } })
    await items.execute({ ...operation, document: bulk }, {}, context)
    expect(requireListedProblems).toThrow('createShifts SHIFT_FULL')
  })
})
