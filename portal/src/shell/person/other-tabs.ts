const NAME = 'clubgate-portal'
const SIGNED_OUT = 'signed-out'

/** Tells the other tabs of this browser that its session has ended: they still show what it was allowed to see. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(SIGNED_OUT)
  channel.close()
}

export function onSignedOutElsewhere(leave: () => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }) => data === SIGNED_OUT && leave())
  return () => channel.close()
}
