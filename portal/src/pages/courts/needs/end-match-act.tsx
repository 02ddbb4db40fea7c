import { TEAMS } from '../../../../../schema/club/statuses.ts'
import { useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { LoadingDialog } from '../../../parts/dialogs/loading-dialog.tsx'
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
  onEnd: (ending: Ending) => void
}

/** Ends a match that keeps the next one from its court. */
export function EndMatchAct({ session, onEnd }: EndMatchActProps) {
  const words = useWords(courtNeedWords)
  const ends = useWords(endActWords)
  const club = useClub()
  const item = (ending: Ending, label: string): MenuItem => ({
    ...{ key: ending, label },
    onSelect: () => onEnd(ending),
  })
  const result = {
    key: 'result',
    label: words.enterResult,
    to: toClubPath(club, `matches/${session.id}`),
  }
  const awards = TEAMS.map((team) => item(team, ends.award[team]))
  const abort = { ...item('abort', ends.abort), look: 'danger' as const }
  return (
    <Menu className="btn" groups={[[result], awards, [abort]]}>
      {ends.end}
      <Icon name="down" />
    </Menu>
  )
}

interface EndMatchDialogProps {
  /** As the day has it now. */
  session: DaySession
  court: Court
  ending: Ending
  onClose: () => void
  /** Behind `onClose`. */
  onDone: () => void
}

export function EndMatchDialog({ session, court, ending, onClose, onDone }: EndMatchDialogProps) {
  const { end: title } = useWords(endActWords)
  const reload = useReload()
  const parts = useLoaded(loadDialog, true, onClose)
  if (parts === null) return <LoadingDialog label={title} onClose={onClose} />
  return (
    <parts.EndDialog
      match={{ ...session, court }}
      ending={ending}
      onClose={onClose}
      onDone={() => {
        onDone()
        void reload('PortalToday')
      }}
    />
  )
}

const loadDialog = () => import('../match/end-dialog.tsx')
