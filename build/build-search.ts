import { join } from 'node:path'
import { build } from 'esbuild'

const ROOT = join(import.meta.dirname, '..')

/** The ranking of the reference's search as a module for browsers: the one that the tests call. */
export async function buildSearch(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'rules/documentation/page-finder.ts')],
    absWorkingDir: ROOT,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
