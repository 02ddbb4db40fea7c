export interface NoticePublisher {
  publish(key: string): void
  /** Sends what is delayed; from then on each key is sent at once. */
  stop(): void
}

/** Webhooks change hundreds of times a second, and a person reads no faster than this. */
const WINDOW_MS = 500

interface Window {
  timer: NodeJS.Timeout
  /** Published again since the window began. */
  isDue: boolean
}

/** Throttles each key: sends the first one at once, and at the end of the window one for all others within it. */
export function makeNoticePublisher(send: (key: string) => void): NoticePublisher {
  const windows = new Map<string, Window>()
  let isStopped = false

  const open = (key: string) => {
    send(key)
    if (!isStopped)
      windows.set(key, { isDue: false, timer: setTimeout(close, WINDOW_MS, key).unref() })
  }
  const close = (key: string) => {
    const isDue = windows.get(key)?.isDue
    windows.delete(key)
    if (isDue) open(key)
  }

  return {
    publish(key) {
      const window = windows.get(key)
      if (window) window.isDue = true
      else open(key)
    },
    stop() {
      isStopped = true
      for (const [key, { timer }] of windows) {
        clearTimeout(timer)
        close(key)
      }
    },
  }
}
