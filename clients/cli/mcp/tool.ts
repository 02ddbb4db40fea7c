/** A tool of the server, without the protocol. */
export interface Tool {
  name: string
  title: string
  description: string
  /** JSON Schema of the arguments, an object. */
  inputSchema: JsonSchema
  hints: { isReading: boolean; isDestructive: boolean; isIdempotent: boolean }
  /** Returns the result, which is an object; throws a `ToolFault`. */
  run(args: ToolArguments, signal: AbortSignal): Promise<JsonObject>
}

export type JsonObject = Readonly<Record<string, unknown>>

export type JsonSchema = Readonly<Record<string, unknown>>

export type ToolArguments = Readonly<Record<string, unknown>>

/** Hints of a tool that changes nothing. */
export const READS = { isReading: true, isDestructive: false, isIdempotent: true } as const

/** What keeps a tool from a result, as its caller reads it. */
export class ToolFault extends Error {
  readonly code: string
  readonly requestId: string | null
  /** Address of the explanation. */
  readonly help: string | null

  constructor(
    code: string,
    message: string,
    { requestId = null, help = null }: { requestId?: string | null; help?: string | null } = {},
  ) {
    super(message)
    this.name = 'ToolFault'
    this.code = code
    this.requestId = requestId
    this.help = help
  }
}

export function asRecord(value: unknown): JsonObject {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? (value as JsonObject) : {}
}
