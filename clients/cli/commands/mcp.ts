import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Command, CommandError } from '../command.ts'
import type { McpAccess } from '../mcp/access.ts'
import { oneOf, PRODUCTS, SANDBOX_OPTION } from '../sandbox-access.ts'

export const mcpCommand: Command = {
  summary: 'serves an agent both APIs and the documentation, by the Model Context Protocol',
  help: `Usage: clubgate mcp [OPTIONS]

Serves the Model Context Protocol over its input and output: an agent starts it, and ends it by closing the input. Its
tools are the GET operations of both APIs, search_docs, read_doc, explain_error, explain_delivery and explain_request.
Data about people is left out. Logs are on the error output.

  --api NAME          club or volunteer; default: each that the credential is for
  --write             adds the operations that write; in a sandbox alone
  --personal-data     shows contacts, notes, texts of messages and bodies of deliveries
  --sandbox FILE      sandbox.json; default: the one in DATA_DIR, or in .data
  --exchange FILE     answer of the installation exchange, as JSON; with --key
  --key FILE.jwk      private key of the application
  --url URL           address of the platform, for CLUBGATE_TOKEN or CLUBGATE_API_KEY of the environment

Example:
  npx clubgate mcp --api club`,

  async run(args, context) {
    const { values } = parseArgs({
      args,
      options: {
        ...SANDBOX_OPTION,
        api: { type: 'string' },
        write: { type: 'boolean', default: false },
        'personal-data': { type: 'boolean', default: false },
        exchange: { type: 'string' },
        key: { type: 'string' },
        url: { type: 'string' },
      },
    })
    const api = values.api === undefined ? null : oneOf('--api', values.api, PRODUCTS)
    // Loaded by this command alone: the library of the protocol takes longer than most commands.
    const { readAccess } = await import('../mcp/access.ts')
    const { makeTools } = await import('../mcp/make-tools.ts')
    const { readDocPages } = await import('../mcp/docs/doc-pages.ts')
    const { serveMcp } = await import('../mcp/serve-mcp.ts')
    const { findWriteRefusal } = await import('../mcp/operations/require-sandbox.ts')

    const found = await readAccess(values, context)
    const access = { ...found, apis: found.apis.filter((one) => api === null || one.api === api) }
    if (access.apis.length === 0)
      throw new CommandError(`The credential is not for the ${api} API.`)
    if (values.write) requireOwnApiKey(access)

    const pages = readDocPages(access.baseUrl)
    if (!pages.some(({ name }) => name === 'errors.md'))
      context.note('The reference is missing; npm run build with all packages writes it.')
    const isPersonal = values['personal-data']
    const tools = makeTools({ access, pages, isWriting: values.write, isPersonal })
    const file = new URL('../../../package.json', import.meta.url)
    const { version } = JSON.parse(readFileSync(file, 'utf8'))
    const stop = new AbortController()
    const signal = AbortSignal.any([context.signal, stop.signal])
    // The client is served meanwhile: a server that hangs keeps it neither waiting nor alive.
    const refusal = values.write ? findWriteRefusal(access.context, signal) : null
    void refusal?.then((reason) => reason !== null && stop.abort())
    await serveMcp({ version, tools, pages, note: context.note, signal })
    stop.abort()
    const reason = await refusal
    if (reason !== null) throw new CommandError(`--write: ${reason}`)
    return 0
  },
}

function requireOwnApiKey({ apis, hasOwnApiKey }: McpAccess): void {
  if (apis.some(({ api }) => api === 'volunteer') && !hasOwnApiKey)
    throw new CommandError(
      'The Volunteer API is written with the API key of the sandbox of this DATA_DIR alone; --api club leaves it out.',
    )
}
