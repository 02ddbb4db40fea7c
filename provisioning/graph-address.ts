import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../platform/config/config.ts'
import { readIfExists } from '../platform/config/files/read-if-there.ts'
import { StartupError } from '../platform/config/startup-error.ts'

type Settings = Pick<Config, 'adminToken' | 'graphUrl' | 'publicUrl' | 'dataDir'>

const SandboxFile = z.object({ graphql: z.string(), admin_token: z.string() })

/** The graph and the ADMIN's token of the settings; those of the sandbox in DATA_DIR where they lack. */
export async function findGraph({ adminToken, graphUrl, publicUrl, dataDir }: Settings) {
  const base = graphUrl?.replace(/\/graphql$/, '') ?? publicUrl
  if (adminToken !== null && base !== null) return { url: `${base}/graphql`, token: adminToken }

  const sandbox = await readSandbox(join(dataDir, 'sandbox.json'))
  if (sandbox !== null) return { url: sandbox.graphql, token: adminToken ?? sandbox.admin_token }

  const missing =
    adminToken === null
      ? 'ADMIN_TOKEN to an access token of an ADMIN'
      : 'GRAPH_URL, or PUBLIC_URL, to the address of the graph'
  throw new StartupError(`Set ${missing}: there is no sandbox in ${dataDir}.`)
}

async function readSandbox(path: string) {
  const text = await readIfExists(path)
  if (text === null) return null

  try {
    return SandboxFile.parse(JSON.parse(text))
  } catch (cause) {
    throw new StartupError(`${path} is damaged: start the sandbox again.`, { cause })
  }
}
