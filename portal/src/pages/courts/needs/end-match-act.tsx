import { useState } from 'react'
import { TEAMS } from '../../../../../schema/club/statuses.ts'
import { useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { useLoaded } from '../../../parts/dialogs/use-loaded.ts'
import { Icon } from '../../../parts/icon.tsx'
import { Menu, type MenuItem } from '../../../parts/menu.tsx'
import { useClub } from '../../../shell/club.tsx'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { endActWords } from '../match/end-act-words.ts'
import type { Ending } from '../match/end-dialog.tsx'
import type { Court, DaySession } from '../today/day-plan.ts'
import { courtNeedWords } from './court-need-words.ts'

interface EndMatchActProps {
  session: DaySession
  court: Court
  /** While its dialog is open, the card has the focus. */
  onHold: (isHeld: boolean) => void
}

/** Ends a match that keeps the next one from its court. */
export function EndMatchAct({ session, court, onHold }: EndMatchActProps) {
  const words = useWords(courtNeedWords)
  const ends = useWords(endActWords)
  const club = useClub()
  const reload = useReload()
  const [ending, setEnding] = useState<Ending | null>(null)
  const show = (next: Ending | null) => {
    setEnding(next)
    onHold(next !== null)
  }
  const parts = useLoaded(loadDialog, ending !== null, () => show(null))
  const item = (next: Ending, label: string): MenuItem => ({
    ...{ key: next, label },
    onSelect: () => show(next),
  })
  const result = {
    key: 'result',
    label: words.enterResult,
    to: toClubPath(club, `matches/${session.id}`),
  }
  const awards = TEAMS.map((team) => item(team, ends.award[team]))
  const abort = { ...item('abort', ends.abort), look: 'danger' as const }
  return (
    <>
      <Menu className="btn" groups={[[result], awards, [abort]]}>
        {ends.end}
        <Icon name="down" />
      </Menu>
      {ending && parts && (
        <parts.EndDialog
          match={{ ...session, court }}
          ending={ending}
          onClose={() => show(null)}
          onDone={() => void reload('PortalToday')}
        />
      )}
    </>
  )
}

const loadDialog = () => import('../match/end-dialog.tsx')
