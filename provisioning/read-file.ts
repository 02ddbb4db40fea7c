import { open, readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { StartupError } from '../platform/config/startup-error.ts'
import { checkInput } from '../platform/input/issues.ts'
import { CLUB_LIMITS } from '../schema/club/limits.ts'
import { findRepeated } from '../schema/club/provisioning.ts'
import { ProvisioningFile } from './file-schema.ts'
import { type FileFault, readYaml } from './read-yaml.ts'
import { toPath, toText } from './value-path.ts'

/** A larger file names more records than a person reads in a plan. */
const MAX_BYTES = 4 * 1024 * 1024

export interface ReadFile {
  content: ProvisioningFile
  /** Text of the public keys, by the path in `publicKeyFile`. */
  publicKeys: ReadonlyMap<string, string>
  /** Throws every fault with its line. */
  refuse(faults: readonly PathFault[]): never
}

export interface PathFault {
  /** As the graph writes it: `organizations[0].clubs[1].timezone`. */
  path: string
  message: string
}

/** Reads a provisioning file, or throws with the line of every fault. */
export async function readProvisioningFile(file: string): Promise<ReadFile> {
  const yaml = parse(await readBounded(file), file)
  refuseAll(file, yaml.faults)
  const refuse = (faults: readonly PathFault[]): never => {
    const lined = faults.map(({ path, message }) => ({
      line: yaml.lineOf(toPath(path)),
      message: path === '' ? message : `${path}: ${message}`,
    }))
    refuseAll(file, lined)
    throw new StartupError(`${file} was refused.`)
  }

  // An empty file has no content.
  const value = yaml.value ?? {}
  const checked = checkInput(ProvisioningFile, value, 'body')
  const faults = [...(checked.ok ? [] : checked.issues), ...findRepeated(value).map(toFault)]
  if (!checked.ok || faults.length > 0) return refuse(faults)

  const { publicKeys, missing } = await readPublicKeys(checked.value, dirname(resolve(file)))
  if (missing.length > 0) return refuse(missing)
  return { content: checked.value, publicKeys, refuse }
}

async function readBounded(file: string): Promise<string> {
  try {
    const handle = await open(file)
    try {
      const { size } = await handle.stat()
      if (size > MAX_BYTES)
        throw new StartupError(`${file} is larger than ${MAX_BYTES / 1024 / 1024} MiB: divide it.`)
      return await handle.readFile('utf8')
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`${file} cannot be read: ${codeOf(error)}.`, { cause: error })
  }
}

function parse(text: string, file: string) {
  try {
    return readYaml(text)
  } catch (cause) {
    if (cause instanceof RangeError)
      throw new StartupError(`${file} is nested too deeply.`, { cause })
    throw cause
  }
}

async function readPublicKeys({ applications }: ProvisioningFile, folder: string) {
  const publicKeys = new Map<string, string>()
  const missing: PathFault[] = []
  for (const [index, { publicKeyFile }] of (applications ?? []).entries()) {
    try {
      const text = await readFile(resolve(folder, publicKeyFile), 'utf8')
      if (text.length > CLUB_LIMITS.publicKey) throw new Error('too large')
      publicKeys.set(publicKeyFile, text)
    } catch (error) {
      const path = `applications[${index}].publicKeyFile`
      missing.push({ path, message: `${publicKeyFile} cannot be read: ${codeOf(error)}.` })
    }
  }
  return { publicKeys, missing }
}

function toFault({ path, message }: { path: readonly (string | number)[]; message: string }) {
  return { path: toText(path), message }
}

function refuseAll(file: string, faults: readonly FileFault[]): void {
  if (faults.length === 0) return

  const lines = faults
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, message }) => `${file}:${line}: ${message}`)
  throw new StartupError(`Nothing was changed.\n${lines.join('\n')}`)
}

function codeOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  return code ?? (error instanceof Error ? error.message : String(error))
}
