import { type CallSocket, type CallSocketSetup, openCallSocket } from './call-socket.ts'
import { type AskedCall, PendingCall } from './pending-call.ts'

export interface CallSockets {
  ask(call: AskedCall): Promise<Buffer>
  close(): void
}

/** One seal and one message for so many. */
const ITEMS_PER_CALL = 100
const BYTES_PER_CALL = 256 * 1024
const MAX_BODY_BYTES = 16 * 1024 * 1024
/** With more calls on each socket, the next one is opened: perhaps to a replica that is less busy. */
const SPREAD_ABOVE = 32
const MAX_SOCKETS = 16

/** Sends what is asked in one turn of the event loop as one call, over as few sockets as are fast enough. */
export function makeCallSockets(setup: CallSocketSetup): CallSockets {
  const sockets = new Set<CallSocket>()
  let queue: PendingCall[] = []
  let isScheduled = false
  let isClosed = false

  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    // A microtask would run before the other connections are read.
    setImmediate(flush)
  }

  const flush = () => {
    isScheduled = false
    queue = queue.filter(({ isSettled }) => !isSettled)
    while (queue.length > 0) {
      const socket = pick()
      if (!socket) return
      socket.send(queue.splice(0, lengthOfCall(queue)))
    }
  }

  const pick = (): CallSocket | null => {
    let best: CallSocket | null = null
    for (const socket of sockets)
      if (socket.hasRoom() && (best === null || socket.running() < best.running())) best = socket
    if (best !== null && best.running() < SPREAD_ABOVE) return best
    return sockets.size < MAX_SOCKETS ? open() : best
  }

  const open = (): CallSocket => {
    const socket = openCallSocket(setup, {
      onRoom: () => {
        if (queue.length > 0) schedule()
      },
      onClosed: (closed, left, error) => {
        sockets.delete(closed)
        // Those to the same process are as good as closed.
        if (left.length > 0) for (const other of sockets) other.retire()
        for (const call of left) repeatOrFail(call, error)
        if (queue.length > 0) schedule()
      },
    })
    sockets.add(socket)
    return socket
  }

  /** A process that stops closes sockets that it has accepted a moment ago; the next one reaches another process. */
  const repeatOrFail = (call: PendingCall, error: Error) => {
    const isHarmless = call.isRepeatable || call.sentAt === null
    if (isClosed || call.isRepeated || !isHarmless) return call.fail(error)
    call.restart()
    queue.push(call)
  }

  return {
    ask(asked) {
      const call = new PendingCall(asked)
      if (isClosed) call.fail(new Error('The connections to this tier are closed.'))
      // It would end the socket of all others.
      if (asked.item.body.length > MAX_BODY_BYTES)
        call.fail(new Error(`The call exceeds ${MAX_BODY_BYTES} bytes.`))
      if (!call.isSettled) queue.push(call)
      schedule()
      return call.answer
    },
    close() {
      isClosed = true
      for (const socket of sockets) socket.terminate()
    },
  }
}

/** How many of the first calls travel together; a long one alone. */
function lengthOfCall(queue: readonly PendingCall[]): number {
  let bytes = 0
  let length = 0
  for (const { item } of queue) {
    bytes += item.body.length
    if (length > 0 && (length >= ITEMS_PER_CALL || bytes > BYTES_PER_CALL)) break
    length += 1
  }
  return length
}
