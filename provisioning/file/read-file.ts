import { open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { formatFileError } from '../../platform/config/files/format-file-error.ts'
import { StartupError } from '../../platform/config/startup-error.ts'
import { checkInput } from '../../platform/input/issues.ts'
import { findRepeated } from '../../schema/club/provisioning.ts'
import { ProvisioningFile } from './file-schema.ts'
import { readPublicKeys } from './public-keys.ts'
import { type FileFault, readYaml } from './read-yaml.ts'
import { remarkOn } from './remark-on.ts'
import { toPath, toText } from './value-path.ts'

/** A larger file names more records than a person reads in a plan. */
const MAX_BYTES = 4 * 1024 * 1024

export interface ReadFile {
  content: ProvisioningFile
  /** PEM of the public keys, by the path in `publicKeyFile`. */
  publicKeys: ReadonlyMap<string, string>
  /** What the file may not mean, with its lines. */
  remarks: readonly string[]
  /** Throws every fault with its line, below the words about what was changed before. */
  refuse(faults: readonly PathFault[], changed?: string): never
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
  const refuse = (faults: readonly PathFault[], changed = NOTHING_CHANGED): never => {
    const lined = faults.map(({ path, message }) => ({
      line: yaml.lineOf(toPath(path)),
      message: path === '' ? message : `${path}: ${message}`,
    }))
    refuseAll(file, lined, changed)
    throw new StartupError(`${file} was refused.`)
  }

  // An empty file has no content.
  const value = yaml.value ?? {}
  const checked = checkInput(ProvisioningFile, value, 'body')
  const faults = [...(checked.ok ? [] : checked.issues), ...findRepeated(value).map(toFault)]
  if (!checked.ok || faults.length > 0) return refuse(faults)

  if (isWithoutRecord(checked.value))
    return refuse([{ path: '', message: 'The file names no organization, application or ADMIN.' }])

  const keys = await readPublicKeys(checked.value, dirname(resolve(file)))
  if (keys.faults.length > 0) return refuse(keys.faults)
  const { publicKeys } = keys
  const remarks = remarkOn(checked.value)
    .map(({ path, message }) => ({
      line: yaml.lineOf(path),
      message: `${toText(path)}: ${message}`,
    }))
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, message }) => `! ${file}:${line}: ${message}`)
  return { content: checked.value, publicKeys, remarks, refuse }
}

/** An empty list of `admins` says something: with --prune that there is none. */
function isWithoutRecord({ organizations, applications, admins }: ProvisioningFile): boolean {
  return !admins && !organizations?.length && !applications?.length
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
    throw new StartupError(formatFileError(file, error), { cause: error })
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

function toFault({ path, message }: { path: readonly (string | number)[]; message: string }) {
  return { path: toText(path), message }
}

const NOTHING_CHANGED = 'Nothing was changed.'

function refuseAll(
  file: string,
  faults: readonly FileFault[],
  changed: string = NOTHING_CHANGED,
): void {
  if (faults.length === 0) return

  const lines = faults
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, message }) => `${file}:${line}: ${message}`)
  throw new StartupError(`${changed}\n${lines.join('\n')}`)
}
