import { useWords } from '../i18n/use-words.tsx'
import { Icon } from '../parts/icon.tsx'
import { Menu } from '../parts/menu.tsx'
import type { PortalClub } from './club.tsx'
import { shellWords } from './shell-words.ts'
import { toClubPath, toInitials } from './visible-entries.ts'

export function ClubSwitcher({ club, clubs }: { club: PortalClub; clubs: readonly PortalClub[] }) {
  const words = useWords(shellWords)
  const note = club.status === 'ACTIVE' ? club.timezone : words.suspended
  return (
    <Menu
      className="who"
      groups={[
        clubs.map((one) => ({
          key: one.id,
          label: one.name,
          to: toClubPath(one, ''),
          isChosen: one.id === club.id,
        })),
      ]}
    >
      <span className="mark" aria-hidden="true">
        {toInitials(club.name)}
      </span>
      <span>
        <span className="b cut">{club.name}</span>
        <span className="s m cut">{note}</span>
      </span>
      <Icon name="down" />
    </Menu>
  )
}
