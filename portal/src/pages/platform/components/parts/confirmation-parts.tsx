import { DialogPlace } from '../../../../parts/dialog.tsx'
import { RevokeDialog } from '../../../developers/integrations/revoke-dialog.tsx'
import { EraseDialog } from '../../../volunteering/helpers/panel/erase-dialog.tsx'
import { PERSON } from '../samples/plan-samples.ts'
import { INSTALLATIONS } from '../samples/samples.ts'
import { Part } from './part.tsx'

const stay = () => undefined

/** What cannot be undone asks for a name; the dialogs stand side by side here. */
export function Confirmations() {
  const [installation] = INSTALLATIONS
  return (
    <Part name="confirmations">
      <DialogPlace value="within">
        <div className="cols pad within">
          {installation && <RevokeDialog installation={installation} onBack={stay} onDone={stay} />}
          <EraseDialog person={PERSON} onClose={stay} onDone={stay} />
        </div>
      </DialogPlace>
    </Part>
  )
}
