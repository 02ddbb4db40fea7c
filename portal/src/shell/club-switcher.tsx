import { useWords } from '../i18n/use-words.tsx'
import { Icon } from '../parts/icon.tsx'
import { Menu } from '../parts/menu.tsx'
import { clubStateWords } from '../parts/words/club-state-words.ts'
import { OPERATOR_PATH } from '../platform/platform-pages.ts'
import type { PortalClub } from './club.tsx'
import { useSignedIn } from './session.tsx'
import { shellWords } from './shell-words.ts'
import { toClubPath, toInitials } from './visible-entries.ts'

interface ClubSwitcherProps {
  /** Null on pages of the platform. */
  club: PortalClub | null
  clubs: readonly PortalClub[]
}

export function ClubSwitcher({ club, clubs }: ClubSwitcherProps) {
  const words = useWords(shellWords)
  const { isAdmin } = useSignedIn()
  const name = club?.name ?? words.platform
  const states = useWords(clubStateWords).names
  const note = club === null || club.status === 'ACTIVE' ? club?.timezone : states[club.status]
  const platform = {
    ...{ key: 'platform', label: words.platform, to: OPERATOR_PATH, isChosen: club === null },
  }
  return (
    <Menu
      className="who"
      groups={[
        clubs.map((one) => ({
          key: one.id,
          label: one.name,
          to: toClubPath(one, ''),
          isChosen: one.id === club?.id,
        })),
        ...(isAdmin ? [[platform]] : []),
      ]}
    >
      <span className="mark" aria-hidden="true">
        {toInitials(name)}
      </span>
      <span>
        <span className="b cut" title={name}>
          {name}
        </span>
        <span className="s m cut">
          {note ?? (clubs.length > 0 && words.clubCount(clubs.length))}
        </span>
      </span>
      <Icon name="down" />
    </Menu>
  )
}
