import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Row, rest } from './row.ts'

const CHUNK = Buffer.alloc(1024 * 1024)

/** Fills the disk of the database to its last byte, and frees it again. */
export const FULL_DISK: Row = {
  title: 'full disk of the database',
  async happen({ installation, lastsMs }) {
    const path = join(installation.folder, 'mariadb', 'ballast')
    try {
      await fill(path)
      await rest(lastsMs)
    } finally {
      await rm(path, { force: true })
    }
  },
}

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    for (const size of [CHUNK.length, 4096, 1]) while (await fits(file, size));
  } finally {
    await file.close()
  }
}

function fits(file: Awaited<ReturnType<typeof open>>, size: number): Promise<boolean> {
  return file.write(CHUNK.subarray(0, size)).then(
    ({ bytesWritten }) => bytesWritten > 0,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOSPC') return false
      throw error
    },
  )
}
