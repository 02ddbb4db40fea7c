import { expect, test } from '@jest/globals'
import { everyMutationOf } from '../../../support/graph/every-mutation.ts'
import { CHANGE_NAMES } from './own-change.ts'

test('every mutation of the graph is part of the storm that looks for deadlocks', () => {
  const mutations = everyMutationOf('volunteer', '').map(({ name }) => name)
  expect(CHANGE_NAMES.toSorted()).toEqual(mutations.sort())
})
