import { setTimeout } from 'node:timers/promises'
import { createQueryGraph } from '../provisioning/graph.ts'
import { findGraph } from '../provisioning/graph-address.ts'
import { isHelp, readOptions, readStatusOptions, USAGE } from '../provisioning/options.ts'
import { printTo } from '../provisioning/print.ts'
import { provisionFile, throwIfInterrupted } from '../provisioning/provision-file.ts'
import { setClubStatus } from '../provisioning/set-club-status.ts'
import { runTask } from './process/run-process.ts'

await runTask('provision', async ({ config, signal }) => {
  const words = process.argv.slice(2)
  const print = printTo(process.stdout)
  if (isHelp(words)) return print(USAGE)

  const status = readStatusOptions(words)
  const options = status === null ? readOptions(words) : null
  const queryGraph = createQueryGraph(await findGraph(config), {
    async pause(seconds) {
      if (process.stderr.isTTY)
        process.stderr.write(`Beyond the rate limit: goes on in ${seconds} s …\n`)
      await setTimeout(seconds * 1_000, undefined, { signal }).catch(() => {})
      throwIfInterrupted(signal)
    },
  })
  if (status !== null) return setClubStatus(queryGraph, status, print)
  if (options !== null) await provisionFile(queryGraph, { ...options, signal }, print)
})
