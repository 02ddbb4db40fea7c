import { StartupError } from '../../../platform/config/startup-error.ts'

/** Codes of the operating system, of name servers, of database servers and of the driver. */
const FOREIGN_CODE = /^(E[A-Z]+$|EAI_|ER_|PROTOCOL_|HANDSHAKE_)/

const TABLE_CHANGED = 1412

/** Explains an error of server, disk or signal in words; any other error stays as it is. */
export function toOperatorError(error: unknown, remedy: string): unknown {
  const { code = '', errno, message, name } = error as Partial<NodeJS.ErrnoException>
  if (name === 'AbortError') return new StartupError(`A signal stopped it. ${remedy}`)
  if (errno === TABLE_CHANGED)
    return new StartupError(`A migration changed a table meanwhile. ${remedy}`, { cause: error })
  if (!FOREIGN_CODE.test(code) && !(error instanceof StartupError)) return error

  // For a host with several addresses, Node throws an AggregateError without a message.
  return new StartupError(`${message || code}\n${remedy}`, { cause: error })
}
