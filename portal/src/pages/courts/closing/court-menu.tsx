import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { setSearch } from '../../../router/place.ts'
import type { Court } from '../today/day-plan.ts'
import { isDesksToOpen } from './closing-input.ts'
import { courtActWords } from './court-act-words.ts'
import { useCourtStatus } from './use-court-status.ts'

/** What the desk does with a court of Today. */
export function CourtMenu({ court }: { court: Court }) {
  const words = useWords(courtActWords)
  const label = court.closing ? words.change : words.close
  const items = [{ key: 'close', label, onSelect: () => setSearch({ close: court.id }) }]
  return (
    <Menu className="btn ghost icon court-menu" label={words.menu(court.name)} groups={[items]}>
      <Icon name="dots" />
    </Menu>
  )
}

/** Opens a court that staff keep closed, in one press. */
export function OpenButton({ court }: { court: Court }) {
  const words = useWords(courtActWords)
  const { open, isBusy } = useCourtStatus()
  if (!isDesksToOpen(court)) return null
  return (
    <Button
      className="court-open"
      isBusy={isBusy}
      aria-label={words.openCourt(court.name)}
      onClick={() => open(court)}
    >
      {words.open}
    </Button>
  )
}
