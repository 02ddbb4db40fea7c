import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { toNotices } from './to-notices.ts'

const PORTAL = join(import.meta.dirname, '../portal')
/** Nothing is written there: the paths of the files are relative to it. */
const OUTPUT = join(PORTAL, 'built')

/** The files that browsers load, by their path below `/portal`; the same sources make the same files. */
export async function buildPortal(): Promise<ReadonlyMap<string, Uint8Array>> {
  const result = await build({
    entryPoints: [
      { in: join(PORTAL, 'src/main.tsx'), out: 'portal' },
      { in: STYLES, out: 'style' },
    ],
    absWorkingDir: PORTAL,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    outdir: OUTPUT,
    write: false,
    metafile: true,
    plugins: [allStyles],
  })
  const worker = await buildWorker(result.metafile)
  const files = new Map(
    result.outputFiles.map(({ path, contents }) => [relative(OUTPUT, path), contents] as const),
  )
  const encode = (text: string) => new TextEncoder().encode(text)
  files.set('index.html', encode(toPage(result.metafile)))
  files.set('court-worker.js', encode(worker))
  files.set('third-party.txt', encode(toNotices(result.metafile, PORTAL)))
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Opens pad and wall without a connection; it knows the files of its own release alone. */
async function buildWorker({ outputs }: Metafile): Promise<string> {
  const found = new Set<string>()
  const take = (output: string) => {
    if (found.has(output)) return
    found.add(output)
    for (const { path, kind } of outputs[output]?.imports ?? [])
      if (kind === 'import-statement') take(path)
  }
  const outputOf = (entry: string) =>
    Object.keys(outputs).find((output) => outputs[output]?.entryPoint === entry) ?? ''
  const script = outputOf('src/main.tsx')
  const pages = ['score-pad/score-page', 'screen/screen-page']
  const entries = pages.map((page) => outputOf(`src/pages/courts/${page}.tsx`))
  for (const output of [script, outputOf(`${STYLES}:${STYLES}`), ...entries]) take(output)
  const files = [...found].map((output) => `/portal/${nameOf(output)}`).sort()
  const release = createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
  const known = { release, script: `/portal/${nameOf(script)}`, files }
  const { outputFiles } = await build({
    entryPoints: [join(PORTAL, 'src/pages/courts/offline/worker.ts')],
    absWorkingDir: PORTAL,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define: { COURT_FILES: JSON.stringify(known) },
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

const STYLES = 'all-styles'

/** One style sheet of every `.css` below `src/`: `styles/` first, then those beside parts and pages. */
const allStyles: Plugin = {
  name: STYLES,
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^all-styles$/ }, () => ({ path: STYLES, namespace: STYLES }))
    onLoad({ filter: /.*/, namespace: STYLES }, () => {
      const found = readdirSync(join(PORTAL, 'src'), { recursive: true, encoding: 'utf8' })
      const sheets = found.filter((file) => file.endsWith('.css')).sort()
      const ordered = [
        ...sheets.filter((file) => file.startsWith('styles/')),
        ...sheets.filter((file) => !file.startsWith('styles/')),
      ]
      const contents = ordered.map((file) => `@import "./src/${file}";`).join('\n')
      return { contents, loader: 'css', resolveDir: PORTAL }
    })
  },
}

function toPage({ outputs }: Metafile): string {
  const outputOf = (entry: string) => {
    const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry)
    if (!found) throw new Error(`The build has no ${entry}.`)
    return { file: nameOf(found[0]), imports: found[1].imports }
  }
  const script = outputOf('src/main.tsx')
  const style = outputOf(`${STYLES}:${STYLES}`)
  const early = script.imports
    .filter(({ kind }) => kind === 'import-statement')
    .map(({ path }) => `<link rel="modulepreload" href="/portal/${nameOf(path)}">`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Clubgate</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/portal/${style.file}">
${early.join('\n')}
<script type="module" src="/portal/${script.file}"></script>
</head>
<body>
<div id="root"></div>
<noscript>The portal needs JavaScript.</noscript>
</body>
</html>
`
}

function nameOf(output: string): string {
  return output.slice(output.indexOf('assets/'))
}
