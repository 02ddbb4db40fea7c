import { describe, expect, test } from '@jest/globals'
import { startLoop } from '../../../../subgraphs/foundation/jobs/work-queue/wakeable-loop.ts'
import { captureLog } from '../../../support/log/captured-log.ts'
import { until } from '../../../support/time/until.ts'

describe('wakeable loop', () => {
  test('logs job.failed with the job when a turn fails, and starts another turn', async () => {
    const { log, withEvent } = captureLog('warn')
    let turns = 0
    const turn = async () => {
      turns += 1
      if (turns === 1) throw new Error('The database is away.')
      return 60_000
    }
    const loop = startLoop({ turn, atMostMs: 60_000, what: 'tests', log })
    await until(() => turns === 2)
    await loop.stop()
    expect(withEvent('job.failed')).toMatchObject([
      { job: 'tests', err: { message: 'The database is away.' }, msg: 'a background job failed' },
    ])
  })
})
