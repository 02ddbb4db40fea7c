import { join } from 'node:path'

export interface BannerFacts {
  baseUrl: string
  listenUrl: string
  dataDir: string
  /** Command that runs another one beside the sandbox; absent where the reader's shell is beside it. */
  sandboxShell?: string | null
  /** False if a real issuer is configured: then there is no `sandbox.json`. */
  hasSandbox: boolean
  hasPortal?: boolean
  /** Null where metrics are not served. */
  metricsUrl: string | null
}

const READ_TOKEN = 'require(process.argv[1]).installations.full.access_token'

/** Text for the terminal after the start. */
export function toBanner({
  baseUrl,
  listenUrl,
  dataDir,
  sandboxShell = null,
  hasSandbox,
  hasPortal = false,
  metricsUrl,
}: BannerFacts): string {
  const addresses = [
    ...(hasSandbox ? [`  Start page ${baseUrl}/`] : []),
    `  Reference  ${baseUrl}/docs`,
    `  Club API   ${baseUrl}/v1/club`,
    `  Volunteers ${baseUrl}/api/developer/v1/`,
    `  GraphQL    ${baseUrl}/graphql`,
    ...(hasPortal ? [`  Portal     ${baseUrl}/portal/`] : []),
    ...(listenUrl === baseUrl ? [] : [`  Listens at ${listenUrl}`]),
    ...(metricsUrl === null ? [] : [`  Metrics    ${metricsUrl}`]),
  ]
  if (!hasSandbox) return toText(['Clubgate is ready.', '', ...addresses, ''])

  const file = sandboxFileIn(dataDir)
  return toText([
    'Clubgate is ready, with invented clubs to try it on.',
    '',
    ...addresses,
    `  Issuer     ${baseUrl}/idp`,
    `  Sandbox    ${file} (ids, and tokens for 12 hours)`,
    '',
    'A first request:',
    '',
    `  ${toFirstRequest({ baseUrl, dataDir, sandboxShell })}`,
    '',
    `Events, tokens and receivers on the command line: ${sandboxShell ?? 'npx'} clubgate --help`,
    '',
  ])
}

/** A request for a shell, which reads its token from `sandbox.json`. */
export function toFirstRequest({
  baseUrl,
  dataDir,
  sandboxShell = null,
}: Pick<BannerFacts, 'baseUrl' | 'dataDir' | 'sandboxShell'>) {
  const shell = sandboxShell === null ? '' : `${sandboxShell} `
  const token = `$(${shell}node -p '${READ_TOKEN}' ${toShellWord(sandboxFileIn(dataDir))})`
  return `curl -H "Authorization: Bearer ${token}" ${toShellWord(`${baseUrl}/v1/club/context`)}`
}

export function sandboxFileIn(dataDir: string): string {
  return join(dataDir, 'sandbox.json')
}

function toText(lines: readonly string[]): string {
  return ['', ...lines, 'Ctrl-C stops it.', ''].join('\n')
}

/** Quotes for a shell if necessary. */
function toShellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
