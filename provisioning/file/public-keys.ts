import { createPublicKey } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { formatFileError } from '../../platform/config/files/format-file-error.ts'
import { CLUB_LIMITS } from '../../schema/club/limits.ts'
import type { ProvisioningFile } from './file-schema.ts'

interface KeyFault {
  path: string
  message: string
}

interface PublicKeys {
  /** PEM of the keys, by the path in `publicKeyFile`. */
  publicKeys: ReadonlyMap<string, string>
  faults: readonly KeyFault[]
}

/** Reads the public keys of a file's applications; of another file nothing is ever sent. */
export async function readPublicKeys(
  { applications }: ProvisioningFile,
  folder: string,
): Promise<PublicKeys> {
  const publicKeys = new Map<string, string>()
  const faults: KeyFault[] = []
  for (const [index, { publicKeyFile }] of (applications ?? []).entries()) {
    const read = await readPublicKey(resolve(folder, publicKeyFile), publicKeyFile)
    if ('pem' in read) publicKeys.set(publicKeyFile, read.pem)
    else faults.push({ path: `applications[${index}].publicKeyFile`, message: read.fault })
  }
  return { publicKeys, faults }
}

async function readPublicKey(
  file: string,
  name: string,
): Promise<{ pem: string } | { fault: string }> {
  try {
    const found = await stat(file)
    if (found.isDirectory()) return { fault: `${name} is a folder.` }
    if (!found.isFile() || found.size > CLUB_LIMITS.publicKey) return { fault: noKey(name) }

    return parsePublicKey(await readFile(file, 'utf8'), name)
  } catch (error) {
    return { fault: formatFileError(name, error) }
  }
}

const HEADER = /^-----BEGIN (RSA )?PUBLIC KEY-----$/m

function parsePublicKey(text: string, name: string): { pem: string } | { fault: string } {
  // Of a private key createPublicKey would derive the public one.
  if (text.includes('PRIVATE KEY-----'))
    return { fault: `${name} has a private key, which stays with its owner: name the public one.` }
  if (!HEADER.test(text)) return { fault: noKey(name) }

  try {
    const key = createPublicKey({ key: text, format: 'pem' })
    if (key.asymmetricKeyType !== 'rsa') return { fault: noKey(name) }
    // Exported, because the file may have other text around the key.
    return { pem: key.export({ type: 'spki', format: 'pem' }).toString() }
  } catch {
    return { fault: noKey(name) }
  }
}

function noKey(name: string): string {
  return `${name} is no RSA public key in PEM.`
}
