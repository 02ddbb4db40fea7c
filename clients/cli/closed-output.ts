import { closeSync, constants, fstatSync, openSync } from 'node:fs'
import { Socket } from 'node:net'

/** Node's own TCP handle: the only one that polls a file descriptor of any kind without a write. */
interface TcpHandle {
  open(fd: number): number
}

interface TcpBinding {
  TCP: new (type: number) => TcpHandle
  constants: { SOCKET: number }
}

/**
 * Calls back as soon as the reader of a pipe on the output is gone, as head is after its lines. Node reports that only
 * at the next write, which a quiet stream of events may not have for hours; elsewhere than on Linux it stays so.
 */
export function onClosedOutput(callback: () => void, output = '/dev/stdout'): void {
  process.stdout.on('error', callback)
  if (process.platform === 'linux' && fstatSync(1).isFIFO()) pollPipe(output, callback)
}

/** A poll for input on the writing end of a pipe ends with an error when its last reader closes. */
function pollPipe(output: string, callback: () => void): void {
  const binding = findTcpBinding()
  if (binding === null) return
  const fd = openOwn(output)
  if (fd === 'unread') callback()
  if (fd === null || fd === 'unread') return

  const handle = new binding.TCP(binding.constants.SOCKET)
  if (handle.open(fd) !== 0) {
    closeSync(fd)
    return
  }
  // The types of Node know no option `handle`.
  const socket = new Socket({ handle } as object)
  socket.on('error', callback)
  socket.resume()
  socket.unref()
}

/**
 * A description of its own: the output's stays in blocking mode. Null where the process may not open it, as the pipe of
 * another user after sudo: the next write reports the end there.
 */
function openOwn(output: string): number | 'unread' | null {
  try {
    return openSync(output, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENXIO' ? 'unread' : null
  }
}

/** Null in a Node.js that keeps its bindings to itself: the next write reports the end there. */
function findTcpBinding(): TcpBinding | null {
  try {
    return Reflect.get(process, 'binding')('tcp_wrap')
  } catch {
    return null
  }
}
