import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { makeFolder } from '../../../platform/config/files/make-folder.ts'
import { StartupError } from '../../../platform/config/startup-error.ts'
import { type BackupManifest, MANIFEST } from './manifest.ts'

type BackupFile = BackupManifest['files'][number]

type Content = Iterable<string | Buffer> | AsyncIterable<string | Buffer>

/** Fast: the network or disk behind it is slower than level 1. */
const GZIP = { level: 1 }

/** Creates the folder of a backup, or accepts an empty one. */
export async function makeBackupFolder(folder: string): Promise<void> {
  await makeFolder(folder, 0o700)
  const names = await readdir(folder)
  if (names.includes(MANIFEST)) throw new StartupError(`${folder} already contains a backup.`)
  if (names.length > 0)
    throw new StartupError(
      `${folder} is not empty. If it is of an interrupted backup, remove it; otherwise choose another folder.`,
    )
}

/** Writes a file that must not exist, compressed where its name ends in .gz. */
export async function writeBackupFile(
  folder: string,
  name: string,
  content: Content,
  signal: AbortSignal,
): Promise<BackupFile> {
  const digest = makeDigest()
  const path = join(folder, name)
  try {
    await pipeline(
      Readable.from(content),
      name.endsWith('.gz') ? createGzip(GZIP) : new PassThrough(),
      digest.observe,
      createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
      { signal },
    )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new StartupError(`Another backup is writing ${path}.`, { cause: error })
    await rm(path, { force: true })
    throw error
  }
  return { name, ...digest.result() }
}

/** Throws unless the file is as the manifest describes it. */
export async function requireIntact(folder: string, { name, ...wanted }: BackupFile) {
  const digest = makeDigest()
  const path = join(folder, name)
  await pipeline(createReadStream(path), digest.observe, async (chunks) => {
    for await (const _ of chunks);
  }).catch((cause: unknown) => {
    throw new StartupError(`${path} of the backup cannot be read.`, { cause })
  })
  const found = digest.result()
  if (found.sha256 !== wanted.sha256)
    throw new StartupError(
      `${path} is damaged: it has ${found.bytes} bytes, of ${wanted.bytes}, and another digest than ${MANIFEST} states.`,
    )
}

function makeDigest() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *observe(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}
