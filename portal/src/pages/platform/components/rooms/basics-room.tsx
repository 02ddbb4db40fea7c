import {
  Buttons,
  ConnectionWords,
  Notes,
  Secret,
  States,
  StatusParts,
} from '../parts/base-parts.tsx'
import { Confirmations } from '../parts/confirmation-parts.tsx'
import { Fields } from '../parts/field-parts.tsx'
import { Dialogs, ShellParts } from '../parts/shell-parts.tsx'

/** What every page is made of. */
export default function BasicsRoom() {
  return (
    <>
      <Buttons />
      <Fields />
      <StatusParts />
      <div className="cols">
        <ConnectionWords />
        <Secret />
      </div>
      <Notes />
      <States />
      <ShellParts />
      <Dialogs />
      <Confirmations />
    </>
  )
}
