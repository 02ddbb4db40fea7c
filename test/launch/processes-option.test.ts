import { describe, expect, test } from '@jest/globals'
import { readProcesses } from '../../launch/process/cluster/processes-option.ts'
import { UsageError } from '../../platform/config/startup-error.ts'

describe('--processes', () => {
  test.each(['0', '-1', '2.5', '65', 'many', '', '1000'])('is refused as %j', (count) => {
    expect(() => readProcesses('server', [`--processes=${count}`])).toThrow(UsageError)
    expect(() => readProcesses('server', [`--processes=${count}`])).toThrow('--processes is auto')
  })

  test.each([
    ['1', 1],
    ['64', 64],
  ])('is a number: %s', (count, expected) => {
    expect(readProcesses('server', ['--processes', count])).toBe(expected)
  })

  test('is one for each core with auto, and none where it is absent', () => {
    expect(readProcesses('server', ['--processes', 'auto'])).toBeGreaterThanOrEqual(1)
    expect(readProcesses('server', [])).toBeNull()
  })
})
