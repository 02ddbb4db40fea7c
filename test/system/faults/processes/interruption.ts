const controller = new AbortController()

/** Aborts pending waits on SIGINT and SIGTERM, so that all started processes are stopped. */
export const interruption = controller.signal

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => controller.abort(new Error(`${signal} ended the run.`)))
