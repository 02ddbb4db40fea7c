import { describe, expect, test } from '@jest/globals'
import { toSocketError } from '../../../platform/sockets/socket-errors.ts'
import { Problem } from '../../../schema/problem.ts'
import { aLog } from '../../gateway/samples/sample-graph.ts'

describe('the error of an operation on a socket', () => {
  test('is logged once per cause, for any number of operations', () => {
    const { log, entries } = aLog()
    const refuse = (cause: Error) => {
      const problem = new Problem('dependency_unavailable', 'Away.', undefined, { cause })
      return toSocketError(problem, log).extensions
    }
    const broken = new Error('The socket was closed: 1006')
    for (let n = 0; n < 3; n += 1)
      expect(refuse(broken)).toEqual({ code: 'dependency_unavailable' })
    expect(entries).toHaveLength(1)
    refuse(new Error('Another one.'))
    expect(entries).toHaveLength(2)
  })
})
