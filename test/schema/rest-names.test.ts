import { describe, expect, test } from '@jest/globals'
import { Kind, parse } from 'graphql'
import { z } from 'zod'
import { parseInput } from '../../platform/input/issues.ts'
import { listOf, nested } from '../../schema/fields/input-fields.ts'
import { inputRecord, toRest } from '../../schema/fields/input-record.ts'
import { toGraphName, toRestName } from '../../schema/fields/rest-names.ts'
import { readGraphSdl } from '../../schema/sdl.ts'

const PLAYER = inputRecord({ displayName: z.string() })
const MATCH = inputRecord({
  courtId: z.string(),
  first: z.int(),
  bestPlayer: nested(PLAYER),
  allPlayers: listOf(PLAYER, { max: 4 }),
})

/** Names of the fields of all object types in an SDL. */
function fieldsOf(sdl: string): string[] {
  return parse(sdl).definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION
      ? (node.fields ?? []).map(({ name }) => name.value)
      : [],
  )
}

describe('REST names', () => {
  test('are the names of the graph in snake case', () => {
    expect(['id', 'scheduledStart', 'expectedUpdatedAt'].map((name) => toRestName(name))).toEqual([
      'id',
      'scheduled_start',
      'expected_updated_at',
    ])
  })

  test('of all fields of the graph lead back to them', () => {
    const names = fieldsOf(readGraphSdl().supergraph)
    expect(names.length).toBeGreaterThan(300)
    expect(names.filter((name) => toGraphName(toRestName(name)) !== name)).toEqual([])
  })

  test('hold in records within records, and a route replaces single ones', () => {
    const body = toRest(MATCH, 'body', { first: 'limit' })
    const sent = {
      court_id: 'c',
      limit: 1,
      best_player: { display_name: 'Ann' },
      all_players: [{ display_name: 'Ann' }],
    }
    expect(parseInput(body, sent)).toEqual({
      courtId: 'c',
      first: 1,
      bestPlayer: { displayName: 'Ann' },
      allPlayers: [{ displayName: 'Ann' }],
    })
    expect(body.safeParse({ ...sent, first: 1 }).success).toBe(false)
  })
})
