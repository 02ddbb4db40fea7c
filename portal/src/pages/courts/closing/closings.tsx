import { useWords } from '../../../i18n/use-words.tsx'
import { isCovered } from '../../../parts/dialogs/is-covered.ts'
import { LoadingDialog } from '../../../parts/dialogs/loading-dialog.tsx'
import { useLoaded } from '../../../parts/dialogs/use-loaded.ts'
import { usePageKeys } from '../../../parts/use-page-keys.ts'
import { setSearch, usePlace } from '../../../router/place.ts'
import { useMay } from '../../../shell/club.tsx'
import { DESK_ROLES } from '../../../shell/person/club-roles.ts'
import type { Court, Location } from '../today/day-plan.ts'
import { courtActWords } from './court-act-words.ts'

interface ClosingsProps {
  courts: readonly Court[]
  locations: readonly Location[]
}

/** Stands in the address where no court is named. */
const ANY_COURT = 'any'

/**
 * Closes a court: the one that the address names, or that has the focus when `c` is pressed. A closing begins at once, so
 * the key of another day leads to the present one.
 */
export function Closings({ courts, locations }: ClosingsProps) {
  const words = useWords(courtActWords)
  const { search } = usePlace()
  const mayClose = useMay(...DESK_ROLES) && courts.length > 0
  const asked = search.get('close')
  const isAsked = asked !== null && mayClose
  const close = () => setSearch({ close: null })
  const parts = useLoaded(loadDialog, isAsked, close)
  usePageKeys((key, event) => {
    if (key !== 'c' || !mayClose || isCovered()) return
    // Otherwise the letter is typed into the field that the dialog gives the focus.
    event.preventDefault()
    setSearch({ day: null, match: null, close: courtInFocus() ?? ANY_COURT })
  })
  if (!isAsked) return null
  if (parts === null) return <LoadingDialog label={words.close} onClose={close} />
  const isKnown = courts.some(({ id }) => id === asked)
  return (
    <parts.CloseDialog
      key={asked}
      courts={courts}
      locations={locations}
      courtId={isKnown ? asked : null}
      onClose={close}
    />
  )
}

const loadDialog = () => import('./close-dialog.tsx')

/** Id of the court whose row has the focus. */
function courtInFocus(): string | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-court]')
  return row?.dataset['court'] ?? null
}
