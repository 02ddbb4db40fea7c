import { type ReactNode, useState } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { Modal } from '../../../parts/dialog.tsx'
import { isCovered } from '../../../parts/dialogs/is-covered.ts'
import { LoadingDialog } from '../../../parts/dialogs/loading-dialog.tsx'
import { useLoaded } from '../../../parts/dialogs/use-loaded.ts'
import { Loading } from '../../../parts/states/states.tsx'
import { usePageKeys } from '../../../parts/use-page-keys.ts'
import { setSearch, usePlace } from '../../../router/place.ts'
import { useClub, useMay } from '../../../shell/club.tsx'
import { toShownPlace } from '../../../shell/go-to/found-bookings.ts'
import { DESK_ROLES } from '../../../shell/person/club-roles.ts'
import type { SearchedCourt, SearchOption } from './search-groups.ts'
import { showCourt } from './show-court.ts'
import { wayWords } from './way-words.ts'

interface DeskSearch {
  open: () => void
  /** Null for readers who may not read bookings' numbers. */
  askMissing: (() => void) | null
  dialog: ReactNode
}

const load = async () => ({
  ...(await import('./search-dialog.tsx')),
  ...(await import('./missing/missing-dialog.tsx')),
})

/** Stands in the address where no number was typed yet. */
const NO_NUMBER = '*'

/** Finds bookings, players and courts of the club from Today, and says why a booking is not there. */
export function useDeskSearch(courts: readonly SearchedCourt[]): DeskSearch {
  const club = useClub()
  const isDesk = useMay(...DESK_ROLES)
  const words = useWords(wayWords)
  const [isOpen, setIsOpen] = useState(false)
  const { search } = usePlace()
  const missing = isDesk ? search.get('missing') : null
  const close = () => setIsOpen(false)
  const closeMissing = () => setSearch({ missing: null })
  const loaded = useLoaded(load, isOpen || missing !== null, () => {
    close()
    closeMissing()
  })
  const open = () => {
    if (!isCovered()) setIsOpen(true)
  }
  const askMissing = (typed = '') => {
    close()
    setSearch({ missing: typed.trim() || NO_NUMBER })
  }
  const show = (option: SearchOption) => {
    close()
    if (option.kind === 'booking')
      setSearch({
        location: null,
        ...toShownPlace(option.found.booking, { zone: club.timezone, now: new Date() }),
      })
    else {
      setSearch({ location: null })
      showCourt(option.court.id)
    }
  }
  usePageKeys((key, event) => {
    if (key !== '/' || isCovered()) return
    // Otherwise it is typed into the field, or opens the search of the browser.
    event.preventDefault()
    open()
  })
  return {
    open,
    askMissing: isDesk ? () => askMissing() : null,
    dialog: loaded ? (
      <>
        {isOpen && (
          <loaded.SearchDialog
            courts={courts}
            onOpen={show}
            onMissing={isDesk ? askMissing : null}
            onClose={close}
          />
        )}
        {missing !== null && (
          <loaded.MissingDialog
            number={missing === NO_NUMBER ? '' : missing}
            onClose={closeMissing}
          />
        )}
      </>
    ) : (
      // What is typed meanwhile is no key of the page.
      <>
        <Modal isOpen={isOpen} onClose={close} className="goto" label={words.search}>
          <Loading lines={1} />
        </Modal>
        {missing !== null && <LoadingDialog label={words.missing} onClose={closeMissing} />}
      </>
    ),
  }
}
