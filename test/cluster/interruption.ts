const controller = new AbortController()

/** Ends what waits when somebody ends the run, so that all that was started is ended, too. */
export const interruption = controller.signal

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => controller.abort(new Error(`${signal} ended the run.`)))
