import { open, rename } from 'node:fs/promises'

/** Replaces a file atomically by rename; its mode is 0600. */
export async function writeFileAtomically(path: string, content: string): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}
