import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { privateTemporaryFolder } from '../../../../../platform/config/files/private-temporary-folder.ts'
import { exists } from '../../../../../sandbox/embedded-database/exists.ts'
import {
  getPrivateCopy,
  libraryPathOf,
} from '../../../../../sandbox/embedded-database/mariadb-files/private-copy.ts'
import { runProgram } from '../../../../../sandbox/embedded-database/run-program.ts'

export interface Chromium {
  executablePath: string
  environment: Readonly<Record<string, string>>
}

export interface ChromiumSearch {
  cacheDir: string
  say: (line: string) => void
}

const PACKAGES = ['chromium-headless-shell', 'fonts-liberation', 'fonts-dejavu-core']

/** A private copy of Debian's headless Chromium with two families of fonts, from the cache or fetched now. */
export function findChromium(search: ChromiumSearch): Promise<Chromium> {
  return getPrivateCopy({ ...search, name: 'chromium', packages: PACKAGES, open: openCopy })
}

async function openCopy(root: string): Promise<Chromium | null> {
  const executablePath = join(root, 'usr/lib/chromium/chromium-headless-shell')
  if (!(await exists(executablePath))) return null
  const environment = {
    LD_LIBRARY_PATH: withNested(await libraryPathOf(root)),
    ...(await configureFonts(root)),
  }
  const run = { program: executablePath, args: ['--version'], environment, timeoutMs: 20_000 }
  const printed = await runProgram(run).catch(() => '')
  return /\d+\.\d+\.\d+/.test(printed) ? { executablePath, environment } : null
}

/** With the libraries of libraries, which an installation finds by absolute paths. */
function withNested(path: string): string {
  const nested = ['pulseaudio', 'nss', 'blas', 'lapack']
  return path
    .split(':')
    .flatMap((folder) => [folder, ...nested.map((name) => join(folder, name))])
    .join(':')
}

/** Only the fonts of the copy are used, so that pages look the same on every machine. */
async function configureFonts(root: string): Promise<Record<string, string>> {
  const home = await privateTemporaryFolder('browser')
  const file = join(home, 'fonts.conf')
  await writeFile(file, toFontSettings(root, home))
  return { FONTCONFIG_FILE: file, HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home }
}

const FAMILIES = {
  'sans-serif': 'Liberation Sans',
  'system-ui': 'Liberation Sans',
  Arial: 'Liberation Sans',
  serif: 'Liberation Serif',
  monospace: 'Liberation Mono',
}

function toFontSettings(root: string, home: string): string {
  const aliases = Object.entries(FAMILIES).map(
    ([family, own]) =>
      `<alias binding="same"><family>${family}</family><prefer><family>${own}</family></prefer></alias>`,
  )
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${join(root, 'usr/share/fonts')}</dir>
<cachedir>${join(home, 'fonts')}</cachedir>
${aliases.join('\n')}
</fontconfig>
`
}
