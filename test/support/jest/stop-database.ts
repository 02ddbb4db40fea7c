import { rm } from 'node:fs/promises'
import { running } from '../database/running-database.ts'

export default async function stopDatabase(): Promise<void> {
  await running.database?.stop()
  if (running.dataDir) await rm(running.dataDir, { recursive: true, force: true })
}
