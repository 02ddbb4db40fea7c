import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../platform/config/config.ts'
import { StartupError } from '../platform/config/startup-error.ts'
import { createQueryGraph } from '../provisioning/graph.ts'
import { readOptions } from '../provisioning/options.ts'
import { printTo } from '../provisioning/print.ts'
import { provisionFile } from '../provisioning/provision-file.ts'
import { runTask } from './process/run-process.ts'

await runTask('provision', async ({ config, signal }) => {
  const options = readOptions(process.argv.slice(2))
  const address = await findGraph(config)
  await provisionFile(createQueryGraph({ ...address, signal }), options, printTo(process.stdout))
})

const SandboxFile = z.object({ graphql: z.string(), admin_token: z.string() })

/** The graph and the ADMIN of the settings; without a token those of the sandbox in DATA_DIR. */
async function findGraph({ adminToken, graphUrl, publicUrl, dataDir }: Config) {
  const base = graphUrl ?? publicUrl
  if (adminToken !== null) {
    if (base === null)
      throw new StartupError('Set GRAPH_URL, or PUBLIC_URL, to the address of the graph.')
    return { url: `${base}/graphql`, token: adminToken }
  }
  try {
    const text = await readFile(join(dataDir, 'sandbox.json'), 'utf8')
    const { graphql, admin_token: token } = SandboxFile.parse(JSON.parse(text))
    return { url: graphql, token }
  } catch (cause) {
    const message = `Set ADMIN_TOKEN to an access token of an ADMIN: there is no sandbox in ${dataDir}.`
    throw new StartupError(message, { cause })
  }
}
