import { type CourtFiles, makeCourtWorker } from './court-worker.ts'

/** Set by the build. */
declare const COURT_FILES: CourtFiles

interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}

interface FetchEvent extends Event {
  request: Request
  respondWith(answer: Promise<Response>): void
}

interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

const scope = globalThis as unknown as WorkerScope

const workerOf = (request?: Request) =>
  makeCourtWorker(COURT_FILES, {
    origin: location.origin,
    stores: caches,
    load: (path) => fetch(path, { credentials: 'omit', cache: 'reload' }),
    pass: () => (request ? fetch(request) : Promise.reject(new Error('Nothing was asked.'))),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })

scope.addEventListener('install', (event) =>
  event.waitUntil(
    workerOf()
      .install()
      .then(() => scope.skipWaiting()),
  ),
)
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    workerOf()
      .activate()
      .then(() => scope.clients.claim()),
  ),
)
scope.addEventListener('fetch', (event) => {
  const answer = workerOf(event.request).answer(event.request)
  if (answer !== null) event.respondWith(answer)
})
