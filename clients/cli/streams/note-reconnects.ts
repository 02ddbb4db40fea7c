import type { CommandContext } from '../command.ts'
import { readSandboxFile } from '../sandbox-access.ts'

/** Longer than the longest wait between two attempts. */
const SAME_STATE_MS = 2 * 60_000

/** Prints why a stream connects again; a cause that repeats from attempt to attempt is printed once. */
export async function makeReconnectNote(
  sandboxFile: string | undefined,
  context: CommandContext,
): Promise<(cause: unknown) => void> {
  const { host } = new URL((await readSandboxFile(sandboxFile, context)).base_url)
  let last = { text: '', at: 0 }
  return (cause) => {
    const text = describe(cause, host)
    const at = performance.now()
    if (text !== last.text || at - last.at > SAME_STATE_MS)
      context.note(`Connecting again: ${text}`)
    last = { text, at }
  }
}

/** Close code of a socket without a close frame. */
const ABNORMAL = 1006

/** `fetch` has the code of its failure in its cause; a socket has a close code, or an error event without a text. */
function describe(cause: unknown, host: string): string {
  const { message, cause: inner, code, reason, type } = Object(cause)
  const isSocketFailure = code === ABNORMAL || type === 'error'
  const failure =
    inner?.code ?? inner?.message ?? (isSocketFailure ? `socket ${code ?? 'error'}` : undefined)
  if (failure !== undefined) return `no connection to ${host} (${failure}): is the sandbox running?`

  return message || [code, reason].filter(Boolean).join(' ') || 'the connection ended'
}
