import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { Fault } from './graph/fault.ts'
import { queries } from './graph/use-ask.ts'
import { SpeechProvider } from './i18n/use-words.tsx'
import { MissingPage } from './pages/platform/missing/missing-page.tsx'
import { LoadingStatus } from './parts/states/loading-status.tsx'
import { PageBoundary } from './parts/states/page-boundary.tsx'
import { Loading } from './parts/states/states.tsx'
import { Toasts } from './parts/toasts.tsx'
import { PlatformShell } from './platform/platform-shell.tsx'
import { matchPath, type PathParams } from './router/match-path.ts'
import { focusPage, useFocusInPage } from './router/page-focus.ts'
import type { PageProps } from './router/page-props.ts'
import { usePlace } from './router/place.ts'
import { ROUTES, type Route } from './routes.ts'
import { SignedInOnly } from './shell/session.tsx'
import { Shell } from './shell/shell.tsx'

export function App() {
  useFocusInPage()
  return (
    <QueryClientProvider client={queries}>
      <SpeechProvider>
        {/* Below a page that is as high as the window it would make it scroll. */}
        <LoadingStatus />
        <PageBoundary>
          <CurrentPage />
        </PageBoundary>
        <Toasts />
      </SpeechProvider>
    </QueryClientProvider>
  )
}

const pages = new Map<Route, ComponentType<PageProps>>()

function pageOf(route: Route): ComponentType<PageProps> {
  const known = pages.get(route)
  if (known) return known
  const page = lazy(() =>
    route.load().catch((cause: unknown) => {
      // The next visit asks for the file again.
      pages.delete(route)
      throw new Fault('offline', String(cause))
    }),
  )
  pages.set(route, page)
  return page
}

function CurrentPage() {
  const { path } = usePlace()
  useFocusOnNewPage(path)
  const found = findRoute(path)
  if (found === null) return <MissingPage />
  const { route, params } = found
  const Page = pageOf(route)
  const page = (
    <PageBoundary key={path}>
      <Suspense fallback={<Loading />}>
        <Page params={params} />
      </Suspense>
    </PageBoundary>
  )
  if (route.place === 'open') return page
  return (
    <SignedInOnly>
      {route.place === 'club' && <Shell slug={params['club'] ?? ''}>{page}</Shell>}
      {route.place === 'platform' && <PlatformShell>{page}</PlatformShell>}
      {route.place === 'solo' && page}
    </SignedInOnly>
  )
}

/** Readers of screens, and the Tab key, begin at the page that a link has led to. */
function useFocusOnNewPage(path: string): void {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    focusPage()
  }, [path])
}

function findRoute(path: string): { route: Route; params: PathParams } | null {
  for (const route of ROUTES) {
    const params = matchPath(route.path, path)
    if (params !== null) return { route, params }
  }
  return null
}
