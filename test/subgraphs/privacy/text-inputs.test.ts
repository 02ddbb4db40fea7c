import { describe, expect, test } from '@jest/globals'
import { readBuilt } from '../../../schema/built.ts'
import { toGraphName } from '../../../schema/fields/rest-names.ts'
import { GRAPH } from '../../support/graph/graph.ts'
import { textInputsOfGraph, textInputsOfRest } from './text-inputs.ts'
import {
  MARKED_IN_GRAPH,
  MARKED_IN_REST,
  REASONS,
  REASONS_BY_NAME,
  REASONS_IN_REST,
  SEARCHED,
} from './treatments.ts'

const nameOf = (input: string) =>
  input
    .replace(/\)$|\[\]$/, '')
    .split(/[.(?\s]/)
    .at(-1) ?? ''

const inGraph = textInputsOfGraph(GRAPH.planning.whole.schema)

const inRest = ['club', 'volunteer'].flatMap((name) => {
  return textInputsOfRest(JSON.parse(readBuilt(`openapi/${name}.json`)))
})

const GIVEN = [...MARKED_IN_GRAPH, ...SEARCHED, ...Object.values(REASONS).flat()]

describe('each text that the graph takes', () => {
  test('is marked by the test of erasure, or has a reason', () => {
    const open = inGraph.filter((input) => !(nameOf(input) in REASONS_BY_NAME))
    expect(open.toSorted()).toEqual(GIVEN.toSorted())
  })
})

describe('each text that a REST API takes', () => {
  const personal = new Set([...MARKED_IN_GRAPH, ...SEARCHED].map(nameOf))
  const reasoned = new Set(Object.values(REASONS).flat().map(nameOf))
  const given = Object.values(REASONS_IN_REST).flat()

  test('is marked by the test of erasure, or has a reason of its own or of the graph', () => {
    const left = inRest.filter((input) => {
      const member = nameOf(input)
      const name = toGraphName(member.replace(/^Idempotency-Key$/, 'idempotency_key'))
      if ([input, member].some((one) => given.includes(one))) return false
      return name in REASONS_BY_NAME ? false : personal.has(name) || !reasoned.has(name)
    })
    expect(left.toSorted()).toEqual(MARKED_IN_REST.toSorted())
  })

  test('has no reason for an input that is gone', () => {
    const known = inRest.flatMap((input) => [input, nameOf(input)])
    expect(given.filter((one) => !known.includes(one))).toEqual([])
  })
})
