/** What a pad and a wall need to open: their page, and files of one release, whose names carry a hash of their content. */
export interface CourtFiles {
  /** Changes with each of the files. */
  release: string
  script: string
  files: readonly string[]
}

/** Of a browser's caches, what the worker uses. */
export interface Stores {
  open(name: string): Promise<Store>
  keys(): Promise<readonly string[]>
  delete(name: string): Promise<boolean>
}

export interface Store {
  match(path: string): Promise<Response | undefined>
  put(path: string, response: Response): Promise<void>
}

/** A request as a worker sees it. */
export interface Asked {
  url: string
  method: string
  mode: string
}

export interface CourtWorker {
  /** Keeps the files; refused where the server has another release already, or not yet. */
  install(): Promise<void>
  /** Forgets the files of other releases. */
  activate(): Promise<void>
  /** Null for what the worker leaves to the browser: every call, and every other page. */
  answer(asked: Asked): Promise<Response> | null
}

interface Surroundings {
  origin: string
  stores: Stores
  /** Without cookies: what is kept is the same for everybody. */
  load: (path: string) => Promise<Response>
  /** As the page asked. */
  pass: () => Promise<Response>
  wait: (ms: number) => Promise<void>
}

const PREFIX = 'clubgate-court-'
const PAGE = '/portal/score'
const OF_COURT = /^\/portal\/(?:score|screen)(?:\/[^/]+)?$/

/** A line that is there and does not answer opens a pad no later than this. */
const PAGE_WITHIN_MS = 4_000

/**
 * Opens pad and wall without a connection. With one, the server's page is the one that opens, so that an old worker shows no
 * old release; its files are then other names, which the worker does not know.
 */
export function makeCourtWorker(known: CourtFiles, around: Surroundings): CourtWorker {
  const { origin, stores, load, pass, wait } = around
  const name = PREFIX + known.release
  const kept = async (path: string) => (await stores.open(name)).match(path)

  const openPage = async (): Promise<Response> => {
    const late = wait(PAGE_WITHIN_MS).then(() => null)
    const answer = await Promise.race([pass().catch(() => null), late])
    if (answer !== null && answer.status < 500) return answer
    return (await kept(PAGE)) ?? answer ?? pass()
  }

  return {
    async install() {
      const page = await load(PAGE)
      if (!page.ok || !(await page.clone().text()).includes(known.script))
        throw new Error('The page is of another release.')
      const store = await stores.open(name)
      const files = await Promise.all(
        known.files.map(async (path) => [path, await load(path)] as const),
      )
      if (files.some(([, { ok }]) => !ok)) throw new Error('A file is of another release.')
      await Promise.all(files.map(([path, file]) => store.put(path, file)))
      await store.put(PAGE, page)
    },
    async activate() {
      const others = (await stores.keys()).filter((one) => one.startsWith(PREFIX) && one !== name)
      await Promise.all(others.map((other) => stores.delete(other)))
    },
    answer({ url, method, mode }) {
      const { origin: asked, pathname } = new URL(url)
      if (asked !== origin || method !== 'GET') return null
      if (mode === 'navigate') return OF_COURT.test(pathname) ? openPage() : null
      if (!known.files.includes(pathname)) return null
      return kept(pathname).then((file) => file ?? pass())
    },
  }
}
