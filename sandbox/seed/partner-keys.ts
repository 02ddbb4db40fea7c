import { join } from 'node:path'
import { z } from 'zod'
import { readIfExists } from '../../platform/config/files/read-if-there.ts'
import { writeFileAtomically } from '../../platform/config/files/write-file-atomically.ts'
import { StartupError } from '../../platform/config/startup-error.ts'
import { makeSigningKey, PrivateKey, type SigningKey } from '../issuer/signing-keys.ts'
import { APPLICATIONS, type ApplicationSlug } from '../plans/installation-plans.ts'

const KeyFile = z.record(z.string(), PrivateKey)

/** Signing keys of the sandbox's partners. */
export type PartnerKeys = Readonly<Record<ApplicationSlug, SigningKey>>

/** The partners' keys of the data directory; missing ones are generated concurrently. */
export async function loadPartnerKeys(dataDir: string): Promise<PartnerKeys> {
  const path = join(dataDir, 'partner-keys.json')
  const kept = parseKeys(await readIfExists(path), path)
  const keys = await Promise.all(
    APPLICATIONS.map(async ({ slug }) => [slug, kept[slug] ?? (await makeSigningKey())] as const),
  )
  const all = Object.fromEntries(keys) as Record<ApplicationSlug, SigningKey>
  if (APPLICATIONS.some(({ slug }) => !kept[slug]))
    await writeFileAtomically(path, `${JSON.stringify(all, null, 2)}\n`)
  return all
}

function parseKeys(text: string | null, path: string): Partial<PartnerKeys> {
  if (text === null) return {}
  try {
    return KeyFile.parse(JSON.parse(text))
  } catch (cause) {
    throw new StartupError(`${path} is damaged. Remove it to have new keys made.`, { cause })
  }
}
