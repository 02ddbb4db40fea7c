/** What has been started, to be stopped in the reverse order. */
export interface StopList {
  add(what: string, stop: () => Promise<unknown> | undefined): void
  /** Stops everything; one that fails does not keep the others running. */
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
