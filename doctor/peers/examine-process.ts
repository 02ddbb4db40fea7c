import { z } from 'zod'
import { toSentence } from '../error-text.ts'
import type { Examination } from '../finding.ts'
import { call } from './call.ts'

const NotReady = z.object({ reason: z.string() })

/** The running process of this environment. */
export function examineProcess(address: string): Examination {
  return {
    check: 'process',
    async examine(report) {
      const answer = await call(`${address}/readyz`).catch((error: unknown) =>
        report(
          'WRONG',
          `${address}: ${toSentence(error)} Start the process, or run the doctor beside it.`,
        ),
      )
      if (!answer) return
      if (answer.status === 200) return report('ok', `${address} is ready.`)
      const { reason } = NotReady.safeParse(answer.json).data ?? { reason: '' }
      report(
        'WRONG',
        `${address} is not ready (status ${answer.status}). ${reason} Look at its log.`,
      )
    },
  }
}
