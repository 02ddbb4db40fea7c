import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster-kind.ts'

const PATIENCE_MS = 10_000

/** Number of reachable servers after the last write, and whether their tables are equal. */
export async function compareNodes({ nodes }: Cluster): Promise<{ asked: number; same: boolean }> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const sums = await Promise.all(nodes.map((node) => sumUp(node).catch(() => null)))
    const known = sums.filter((sum) => sum !== null)
    const same = known.length > 0 && new Set(known).size === 1
    if (same || Date.now() > deadline) return { asked: known.length, same }
    await pause(200)
  }
}

async function sumUp(node: Cluster['nodes'][number]): Promise<string> {
  const tables = await node.ask(TABLES)
  const names = tables.map((row) => row['name']).join(', ')
  return JSON.stringify(await node.ask(`CHECKSUM TABLE ${names}`))
}

const TABLES = `SELECT concat(table_schema, '.', table_name) AS name FROM information_schema.tables
  WHERE table_schema LIKE 'clubgate%' AND table_type = 'BASE TABLE' ORDER BY name`
