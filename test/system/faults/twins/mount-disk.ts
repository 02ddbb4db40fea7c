import { runProgram } from '../../../../sandbox/embedded-database/run-program.ts'

/** A small disk of its own; null, and a message, where this user may not mount one. */
export async function mountDisk(
  folder: string,
  megabytes: number,
): Promise<AsyncDisposable | null> {
  const mount = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder]
  try {
    await run('mount', mount)
  } catch (error) {
    console.error(
      `SKIPPED: the row of the full disk needs root and the right to mount. ${(error as Error).message}`,
    )
    return null
  }
  return { [Symbol.asyncDispose]: async () => void (await run('umount', [folder])) }
}

function run(program: string, args: readonly string[]): Promise<string> {
  return runProgram({ program, args, timeoutMs: 10_000 })
}
