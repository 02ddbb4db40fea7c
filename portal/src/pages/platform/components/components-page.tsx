import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { ClubProvider } from '../../../shell/club.tsx'
import { useSignedIn } from '../../../shell/session.tsx'
import { shellWords } from '../../../shell/shell-words.ts'
import { THEMES, useTheme } from '../../../shell/theme.ts'
import { useTitle } from '../../../shell/use-title.ts'
import { Buttons, ConnectionWords, Notes, Secret, States, StatusParts } from './base-parts.tsx'
import { componentsWords } from './components-words.ts'
import { CourtDay, CourtNeeds } from './court-parts.tsx'
import {
  Attempts,
  Deliveries,
  Endpoints,
  Events,
  Installations,
  Scopes,
} from './developer-parts.tsx'
import { Fields } from './field-parts.tsx'
import { CLUB } from './samples.ts'
import { Dialogs, ShellParts } from './shell-parts.tsx'
import { Answers, Scores, Staffings } from './volunteer-parts.tsx'

/** Every part of the portal in its states; a sandbox alone serves it. */
export default function ComponentsPage() {
  const words = useWords(componentsWords)
  const { themes } = useWords(shellWords)
  const { theme, choose } = useTheme()
  const { roles } = useSignedIn()
  useTitle(words.title)
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
        <Buttons />
        <Fields />
        <StatusParts />
        <CourtDay />
        <CourtNeeds />
        <Scores />
        <Staffings />
        <Answers />
        <Installations />
        <Scopes />
        <Endpoints />
        <Deliveries />
        <Attempts />
        <Events />
        <div className="cols">
          <ConnectionWords />
          <Secret />
        </div>
        <Notes />
        <States />
        <ShellParts />
        <Dialogs />
      </main>
    </ClubProvider>
  )
}
