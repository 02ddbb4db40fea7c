import { describe, expect, test } from '@jest/globals'
import { mergeResolvers } from '../../../../subgraphs/foundation/graph/merge-resolvers.ts'

const read = () => null

describe('mergeResolvers', () => {
  test('joins the fields of a root and of a type over all files, and leaves other exports out', () => {
    const one = { Query: { court: read }, ClubFields: { courts: read } }
    const other = { Query: { event: read }, ClubFields: { events: read }, nameCreator: read }
    expect(mergeResolvers(one, other)).toEqual({
      Query: { court: read, event: read },
      Club: { courts: read, events: read },
    })
  })

  test('throws if two files resolve one field', () => {
    const one = { ClubFields: { courts: read } }
    expect(() => mergeResolvers(one, one)).toThrow('Club.courts has two resolvers.')
  })
})
