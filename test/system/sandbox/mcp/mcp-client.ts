import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { endWithSuite } from '../../../support/jest/left-behind.ts'

const PROGRAM = resolve(import.meta.dirname, '../../../../clients/cli/clubgate.cjs')

export interface ToolResult {
  isError: boolean
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into results of many shapes.
  value: any
  /** Everything that came. */
  text: string
}

export interface McpClient {
  tools(): Promise<{ name: string; description: string; isReading: boolean; required: string[] }[]>
  call(name: string, args?: Record<string, unknown>): Promise<ToolResult>
  pages(): Promise<string[]>
  read(uri: string): Promise<string>
  close(): Promise<void>
}

/** A client of the protocol, whose server runs as `clubgate mcp` with these arguments. */
export async function startMcpClient(
  args: readonly string[],
  env: Record<string, string>,
): Promise<McpClient> {
  const transport = new StdioClientTransport({
    ...{ command: process.execPath, args: [PROGRAM, 'mcp', ...args], stderr: 'inherit' },
    env: { ...pathOf(), ...env },
  })
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  endWithSuite(() => void client.close())
  return {
    async tools() {
      const { tools } = await client.listTools()
      return tools.map(({ name, description = '', annotations, inputSchema }) => ({
        ...{ name, description, isReading: annotations?.readOnlyHint === true },
        required: (inputSchema.required ?? []) as string[],
      }))
    },
    async call(name, given = {}) {
      const result = await client.callTool({ name, arguments: given })
      const { isError = false, structuredContent: value } = result
      return { isError, value, text: JSON.stringify(result) }
    },
    async pages() {
      const { resources } = await client.listResources()
      return resources.map(({ uri }) => uri)
    },
    async read(uri) {
      const { contents } = await client.readResource({ uri })
      return JSON.stringify(contents)
    },
    close: () => client.close(),
  }
}

/** The server without a client of the protocol: lines go in and come out. */
export function startMcpServer(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [PROGRAM, 'mcp', ...args], {
    env: { ...pathOf(), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const exited = new Promise<number | null>((done) => child.once('exit', done))
  child.once(
    'exit',
    endWithSuite(() => child.kill('SIGKILL')),
  )
  return {
    exited,
    // biome-ignore lint/suspicious/noExplicitAny: tests reach into messages of many shapes.
    messages: (): any[] =>
      output
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    errors: () => errors,
    write: (text: string) => void child.stdin.write(text),
    end: () => void child.stdin.end(),
  }
}

function pathOf(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' }
}
