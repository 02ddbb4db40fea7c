import { describe, expect, test } from '@jest/globals'
import { buildASTSchema, type GraphQLInputObjectType, isNonNullType, parse } from 'graphql'
import { toSettlement } from '../../portal/src/pages/courts/today/conflict/conflict.ts'
import { toStatusChange } from '../../portal/src/pages/volunteering/plan/seating/flights.ts'
import { toPollAnswer } from '../../rest-facade/helper-pages/cards/poll-card.ts'
import { toAgreement } from '../../rest-facade/helper-pages/cards/shift-card.ts'
import { readGraphSdl } from '../../schema/sdl.ts'

const AT = '2099-07-01T18:00:00.000Z'

interface Agreement {
  /** Members of the input that name what was seen. */
  names: readonly string[]
  /** The input as our pages make it; undefined where the graph demands its names. */
  sent?: () => object
}

/** Each mutation by which a person accepts, settles or confirms something. */
const AGREEMENTS: Readonly<Record<string, Agreement>> = {
  resolveReconciliationConflict: {
    names: ['expectedUpdatedAt'],
    sent: () => toSettlement({ id: 'c', updatedAt: AT }),
  },
  confirmMyAssignment: {
    names: ['startTime', 'endTime'],
    sent: () => toAgreement(new URLSearchParams({ shift_id: 's', start_time: AT, end_time: AT })),
  },
  updateAssignment: {
    names: ['expectedUpdatedAt'],
    sent: () => toStatusChange({ id: 'a', updatedAt: AT }, 'CONFIRMED'),
  },
  answerMyPoll: {
    names: ['answers', 'expectedEdition', 'expectedAnsweredAt'],
    sent: () =>
      toPollAnswer(new URLSearchParams({ option_1: 'YES', edition: 'e', answered_at: AT })),
  },
  awardMatch: { names: ['eventSequence'] },
  correctScore: { names: ['eventSequence'] },
  enterResult: { names: ['eventSequence'] },
  approveInstallation: { names: ['approvedScopes'] },
}

/** Verbs of agreement. */
const AGREES = /^(accept|acknowledge|answer|approve|award|confirm|resolve|settle)[A-Z]/

const MUTATIONS = buildASTSchema(parse(readGraphSdl().api)).getMutationType()?.getFields() ?? {}

function inputOf(mutation: string): Readonly<Record<string, { type: unknown }>> {
  const type = MUTATIONS[mutation]?.args[0]?.type
  if (!isNonNullType(type)) throw new Error(`${mutation} has no input.`)
  return (type.ofType as GraphQLInputObjectType).getFields()
}

describe('a mutation by which a person agrees', () => {
  test('is in the list', () => {
    const agreeing = Object.keys(MUTATIONS).filter((name) => AGREES.test(name))
    expect(Object.keys(AGREEMENTS)).toEqual(expect.arrayContaining(agreeing))
  })

  test.each(Object.entries(AGREEMENTS))('%s can name what was seen', (mutation, { names }) => {
    expect(Object.keys(inputOf(mutation))).toEqual(expect.arrayContaining([...names]))
  })

  test.each(Object.entries(AGREEMENTS))(
    '%s names it when it is sent by our pages',
    (mutation, agreement) => {
      const { names, sent } = agreement
      if (sent) expect(Object.keys(sent())).toEqual(expect.arrayContaining([...names]))
      else for (const name of names) expect(isNonNullType(inputOf(mutation)[name]?.type)).toBe(true)
    },
  )
})
