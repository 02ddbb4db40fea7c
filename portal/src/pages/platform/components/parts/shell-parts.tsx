import { useState } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { ClubSwitcher } from '../../../../shell/club-switcher.tsx'
import { KeyList } from '../../../../shell/keys/key-list.tsx'
import { NAVIGATION } from '../../../../shell/navigation.ts'
import { UserMenu } from '../../../../shell/person/user-menu.tsx'
import { componentsWords } from '../components-words.ts'
import { CLUB } from '../samples/samples.ts'
import { Part } from './part.tsx'

export function ShellParts() {
  return (
    <Part name="shell">
      <div className="cols pad">
        <ClubSwitcher club={CLUB} clubs={[CLUB]} />
        <UserMenu />
      </div>
    </Part>
  )
}

export function Dialogs() {
  const { words } = useWords(componentsWords)
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'keys' | null>(null)
  const close = () => setOpen(null)
  const end = (
    <>
      <Button onClick={close}>{words.keep}</Button>
      <Button look="danger pri" onClick={close}>
        {words.dangerSure}
      </Button>
    </>
  )
  return (
    <Part name="dialogs">
      <div className="row pad">
        <Button onClick={() => setOpen('dialog')}>{words.openDialog}</Button>
        <Button onClick={() => setOpen('sheet')}>{words.openSheet}</Button>
        <Button onClick={() => setOpen('keys')}>{words.openKeys}</Button>
        <Button onClick={() => showToast({ text: words.caughtUp, undo: () => {} })}>
          {words.openToast}
        </Button>
      </div>
      <Dialog title={words.dialogTitle} isOpen={open === 'dialog'} onClose={close} end={end}>
        <p>{words.dialogText}</p>
      </Dialog>
      <Dialog look="sheet" title={words.dialogTitle} isOpen={open === 'sheet'} onClose={close}>
        <p>{words.dialogText}</p>
      </Dialog>
      <KeyList
        isOpen={open === 'keys'}
        onClose={close}
        entries={Object.values(NAVIGATION).flat()}
      />
    </Part>
  )
}
