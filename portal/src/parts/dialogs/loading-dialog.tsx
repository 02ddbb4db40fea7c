import { Modal } from '../dialog.tsx'
import { Loading } from '../states/states.tsx'

interface LoadingDialogProps {
  /** Title of the dialog that comes. */
  label: string
  onClose: () => void
}

/** Stands for a dialog whose parts are not there yet: what is typed meanwhile is no key of the page. */
export function LoadingDialog({ label, onClose }: LoadingDialogProps) {
  return (
    <Modal isOpen onClose={onClose} className="dialog floating" label={label}>
      <Loading lines={1} />
    </Modal>
  )
}
