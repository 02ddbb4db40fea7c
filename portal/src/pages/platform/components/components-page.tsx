import { type ComponentType, lazy, Suspense } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Loading } from '../../../parts/states/states.tsx'
import { setSearch, usePlace } from '../../../router/place.ts'
import { ClubProvider } from '../../../shell/club.tsx'
import { useSignedIn } from '../../../shell/session.tsx'
import { shellWords } from '../../../shell/shell-words.ts'
import { THEMES, useTheme } from '../../../shell/theme.ts'
import { useTitle } from '../../../shell/use-title.ts'
import { componentsWords } from './components-words.ts'
import { CLUB } from './samples/samples.ts'

/** Each is loaded for itself, as the pages are from which its parts come. */
const ROOMS = {
  basics: lazy(() => import('./rooms/basics-room.tsx')),
  courts: lazy(() => import('./rooms/courts-room.tsx')),
  volunteers: lazy(() => import('./rooms/volunteers-room.tsx')),
  developers: lazy(() => import('./rooms/developers-room.tsx')),
} satisfies Record<string, ComponentType>

const NAMES = Object.keys(ROOMS) as (keyof typeof ROOMS)[]

/** Every part of the portal in its states; a sandbox alone serves it. */
export default function ComponentsPage() {
  const words = useWords(componentsWords)
  const { themes, groups } = useWords(shellWords)
  const { theme, choose } = useTheme()
  const { roles } = useSignedIn()
  const { search } = usePlace()
  useTitle(words.title)
  const room = NAMES.find((name) => name === search.get('room')) ?? 'basics'
  const Room = ROOMS[room]
  // With the reader's role, so that actions are seen, too.
  const club = { ...CLUB, id: roles[0]?.clubId ?? CLUB.id }
  return (
    <ClubProvider club={club}>
      <main className="main parts" id="main">
        <div className="ph">
          <div className="t">
            <h1>{words.title}</h1>
            <p className="m s">{words.text}</p>
          </div>
          <fieldset className="seg" aria-label={words.theme}>
            {THEMES.map((one) => (
              <Button key={one} aria-pressed={one === theme} onClick={() => choose(one)}>
                {themes[one]}
              </Button>
            ))}
          </fieldset>
        </div>
        <div className="chips">
          {NAMES.map((name) => (
            <button
              key={name}
              type="button"
              className="chip"
              aria-pressed={name === room}
              onClick={() => setSearch({ room: name })}
            >
              {name === 'basics' ? words.basics : groups[name]}
            </button>
          ))}
        </div>
        <Suspense fallback={<Loading />}>
          <Room />
        </Suspense>
      </main>
    </ClubProvider>
  )
}
