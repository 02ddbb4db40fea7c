import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import type { PlanDay, Role, RoleRow } from '../plan.ts'
import { planWords } from '../plan-words.ts'
import { roleWords } from '../role/role-words.ts'
import { StaffingBar } from '../timeline/staffing-bar.tsx'
import { useDates } from './use-dates.ts'

interface AllDaysProps {
  days: readonly PlanDay[]
  /** Null opens the form for a new role. */
  onRole: (role: Role | null) => void
}

/** Roles by days, to see which day is thin; a role is changed here. */
export function AllDays({ days, onRole }: AllDaysProps) {
  const words = useWords(planWords)
  const roles = useWords(roleWords)
  const dates = useDates()
  const rows = new Map(days.flatMap((one) => one.rows.map(({ key, role }) => [key, role] as const)))
  return (
    <section className="card" aria-labelledby="all-days">
      <header>
        <h2 id="all-days">{words.allDays}</h2>
        <span className="m s grow">{words.confirmedByRole}</span>
        <Button icon="plus" onClick={() => onRole(null)}>
          {roles.add}
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard reaches it */}
      <section className="x" tabIndex={0} aria-label={words.confirmedByRole}>
        <table className="table all-days" style={{ '--days': days.length }}>
          <thead>
            <tr>
              <th scope="col">{words.role}</th>
              {days.map(({ day }) => (
                <th key={day} scope="col">
                  {dates.short(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows].map(([key, role]) => (
              <tr key={key}>
                <th scope="row" className="role-name">
                  {role ? (
                    <button
                      type="button"
                      className="linkish"
                      aria-label={roles.change(role.name)}
                      onClick={() => onRole(role)}
                    >
                      {role.name}
                    </button>
                  ) : (
                    words.noRole
                  )}
                </th>
                {days.map(({ day, rows: ofDay }) => {
                  const row = ofDay.find((one) => one.key === key)
                  return <td key={day}>{row && <RoleOfDay row={row} />}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function RoleOfDay({ row: { staffing, lanes } }: { row: RoleRow }) {
  const words = useWords(planWords)
  if (lanes.every((lane) => lane.every(({ isContinued }) => isContinued))) return null
  if (staffing.needed === 0) return <Status of="CANCELLED" word={words.cancelled} />
  return <StaffingBar staffing={staffing} isStacked />
}
