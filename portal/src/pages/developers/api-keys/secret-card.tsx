import { useEffect, useState } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { guardLeaving } from '../../../router/place.ts'
import { apiKeysWords } from './api-keys-words.ts'

interface SecretCardProps {
  name: string
  secret: string
  onClose: () => void
}

/** The only time that a key is shown: it stays until it is closed, and a way past it uncopied needs a confirmation. */
export function SecretCard({ name, secret, onClose }: SecretCardProps) {
  const words = useWords(apiKeysWords)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(
    () => (isCopied ? undefined : guardLeaving(() => confirm(words.leaveSecret))),
    [isCopied, words],
  )
  return (
    <div className="pad stack t made" role="status">
      <div className="row between nowrap wraps">
        <Status of="SUCCEEDED" word={words.created(name)} />
        <Button look="ghost" icon="x" aria-label={words.closeSecret} onClick={onClose} />
      </div>
      <div className="secret">
        <code>{secret}</code>
        <CopyButton text={secret} onCopied={() => setIsCopied(true)} />
      </div>
      <p className="s m">{words.shownOnce}</p>
    </div>
  )
}
