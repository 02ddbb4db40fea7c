import { type ButtonHTMLAttributes, type ReactNode, useEffect, useState } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'default' | 'pri' | 'ghost' | 'danger' | 'danger pri'
  size?: 'normal' | 'lg' | 'wide'
  icon?: IconName
  /** Shows a spinner after a short while, and takes no second press. */
  isBusy?: boolean
  /** Why the button takes no press now; shown on focus and hover. */
  reason?: string | null
  children?: ReactNode
}

export function Button({
  look = 'default',
  size = 'normal',
  icon,
  isBusy = false,
  reason = null,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isSlow = useSlow(isBusy)
  const isOff = isBusy || reason !== null
  const looks = ['btn', look, size, children === undefined ? 'icon' : '', className]
  return (
    <button
      type="button"
      className={looks
        .filter((one) => one !== '' && one !== 'default' && one !== 'normal')
        .join(' ')}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      title={reason ?? rest.title}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {isSlow ? <span className="spin" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

const SLOW_MS = 150

/** True once something takes long enough to be noticed. */
function useSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isBusy])
  return isSlow
}
