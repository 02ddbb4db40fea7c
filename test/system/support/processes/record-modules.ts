import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/**
 * Loaded before everything else (`--import`), it notes each file that a process loads, and writes
 * them to RECORDED_MODULES when the process ends.
 */
const loaded = new Set<string>()

registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:')) loaded.add(url)
    return nextLoad(url, context)
  },
})

process.on('exit', () => {
  const path = process.env['RECORDED_MODULES']
  if (path) writeFileSync(path, JSON.stringify([...loaded]))
})
