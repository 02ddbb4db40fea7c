import { basename, join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { toNotices } from './to-notices.ts'

const ROOT = join(import.meta.dirname, '..')

/** What the page's own script takes from the global `GraphiqlPage`. */
const SCRIPT = `
export { createGraphiQLFetcher } from '@graphiql/toolkit'
export { GraphiQL } from 'graphiql'
export { createElement } from 'react'
export { createRoot } from 'react-dom/client'
`

const OPTIONS = {
  absWorkingDir: ROOT,
  bundle: true,
  target: 'es2022',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  entryNames: 'graphiql-[hash]',
  outdir: join(ROOT, 'built/graphiql'),
  write: false,
  metafile: true,
} as const satisfies BuildOptions

/** The files of GraphiQL's page, one script and one style sheet, by their names. */
export async function buildGraphiql(): Promise<ReadonlyMap<string, Uint8Array>> {
  const stdin = { contents: SCRIPT, resolveDir: ROOT }
  const [script, style] = await Promise.all([
    build({ ...OPTIONS, stdin, format: 'iife', globalName: 'GraphiqlPage' }),
    build({ ...OPTIONS, entryPoints: ['graphiql/style.css'] }),
  ])
  const outputs = [...script.outputFiles, ...style.outputFiles]
  const files = outputs.map(({ path, contents }) => [basename(path), contents] as const)
  const notices = toNotices(script.metafile, ROOT)
  return new Map([...files, ['third-party.txt', new TextEncoder().encode(notices)]])
}
