/** Stops started components in reverse order. */
export interface StopList {
  add(what: string, stop: () => Promise<unknown> | undefined): void
  /** Stops all components, even if one fails. Only the operator's SIGKILL limits the time of the whole stop. */
  stop(): Promise<void>
}

export function makeStopList(onFault: (what: string, error: unknown) => void): StopList {
  const started: { what: string; stop: () => Promise<unknown> | undefined }[] = []

  return {
    add: (what, stop) => void started.push({ what, stop }),
    async stop() {
      for (const { what, stop } of started.splice(0).reverse()) {
        try {
          await stop()
        } catch (error) {
          onFault(what, error)
        }
      }
    },
  }
}
