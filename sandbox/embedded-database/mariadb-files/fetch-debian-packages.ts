import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from '../../../platform/config/files/make-folder.ts'
import { requireSpace } from '../../../platform/config/files/require-space.ts'
import { formatError } from '../format-error.ts'
import { runProgram } from '../run-program.ts'
import { settingsOfSuite } from './debian-suite.ts'

export interface DebianFetch {
  packages: readonly string[]
  /** A release other than the machine's; then all dependencies are fetched, including the C library. */
  suite?: string
  /** Target folder, which corresponds to `/` of an installation. */
  into: string
  say: (line: string) => void
  signal?: AbortSignal | undefined
}

/**
 * Downloads packages and missing dependencies from the machine's Debian or Ubuntu mirror without root and without
 * installing them: apt gets its own state folder. `into` is created atomically, also with concurrent processes.
 */
export async function fetchDebianPackages(fetch: DebianFetch): Promise<void> {
  const { packages, into, say } = fetch
  say(`Fetching ${packages.join(', ')} from Debian's packages into ${into} (once, some seconds) …`)
  await makeFolder(dirname(into))
  await sweepAbandoned(into)
  await requireSpace(dirname(into), FETCHED_MIB)
  const work = await mkdtemp(`${into}${PARTIAL}`)
  try {
    const archives = await download(join(work, 'apt'), fetch)
    const root = join(work, 'root')
    await mkdir(root)
    for (const archive of archives) await extract(archive, root, fetch.signal)
    await moveIntoPlace(root, into)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** The lists of the mirror, the packages and their files. */
const FETCHED_MIB = 256

const PARTIAL = '.partial-'
const ABANDONED_AFTER_MS = 60 * 60 * 1000

/** Removes working folders of killed downloads; that of a running download is younger than the limit. */
async function sweepAbandoned(into: string): Promise<void> {
  const parent = dirname(into)
  const before = Date.now() - ABANDONED_AFTER_MS
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(into)}${PARTIAL}`)) continue
    const made = await stat(join(parent, name)).catch(() => null)
    if (made && made.mtimeMs < before)
      await rm(join(parent, name), { recursive: true, force: true })
  }
}

/** apt finds the mirror, resolves the dependencies, checks the signatures, and downloads. */
async function download(apt: string, { packages, suite, signal }: DebianFetch): Promise<string[]> {
  const archives = join(apt, 'cache/archives')
  await makeFolder(join(archives, 'partial'))
  await makeFolder(join(apt, 'state/lists/partial'))
  const settings = join(apt, 'apt.conf')
  const ofSuite = suite === undefined ? '' : await settingsOfSuite(apt, suite)
  await writeFile(settings, toSettings(apt) + ofSuite)
  const aptGet = (args: readonly string[], timeoutMs: number) =>
    runProgram({ program: 'apt-get', args: ['-c', settings, '-q', ...args], timeoutMs, signal })

  // A broken third-party source fails the update, but the packages can still be available.
  const [update] = await Promise.allSettled([aptGet(['update'], 180_000)])
  try {
    await aptGet([...INSTALL, ...packages], 600_000)
  } catch (fault) {
    if (update.status === 'fulfilled') throw fault
    throw new AggregateError(
      [update.reason, fault],
      `${formatError(update.reason)}\n${formatError(fault)}`,
    )
  }
  const names = await readdir(archives)
  return names.filter((name) => name.endsWith('.deb')).map((name) => join(archives, name))
}

/** Without `--reinstall` apt would skip installed packages. */
const INSTALL = ['-y', 'install', '--download-only', '--reinstall', '--no-install-recommends']

/** Applied after the machine's settings: keeps its mirrors and proxies, and disables its hooks. */
function toSettings(apt: string): string {
  return `
#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
Dir::State "${apt}/state";
Dir::State::status "/var/lib/dpkg/status";
Dir::Cache "${apt}/cache";
Dir::Cache::archives "archives";
Dir::Log "${apt}/log";
APT::Sandbox::User "";
Debug::NoLocking "true";
APT::Update::Error-Mode "any";
Acquire::Languages "none";
Acquire::Retries "2";
Acquire::http::Timeout "20";
Acquire::https::Timeout "20";
`
}

async function extract(archive: string, root: string, signal?: AbortSignal): Promise<void> {
  await runProgram({
    program: 'dpkg-deb',
    args: ['-x', archive, root],
    timeoutMs: 120_000,
    signal,
  })
}

/** A concurrent process can have created the same copy first; then that one is used. */
async function moveIntoPlace(root: string, into: string): Promise<void> {
  await rename(root, into).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'ENOTEMPTY' && fault.code !== 'EEXIST') throw fault
  })
}
