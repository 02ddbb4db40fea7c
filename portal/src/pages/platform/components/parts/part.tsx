import type { ReactNode } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import { partNames } from './part-names.ts'
import { stateNames } from './state-names.ts'

export type PartName = keyof (typeof partNames)['en']

/** One part of the portal with its states; pictures are taken of it by its name. */
export function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const names = useWords(partNames)
  return (
    <section className="card clip" aria-labelledby={`part-${name}`} data-part={name}>
      <header>
        <h2 id={`part-${name}`}>{names[name]}</h2>
      </header>
      {children}
    </section>
  )
}

export type StateName = keyof (typeof stateNames)['en']

/** A state with its name above it. */
export function State({ name, children }: { name: StateName; children: ReactNode }) {
  const names = useWords(stateNames)
  return (
    <div className="stack t">
      <span className="s m">{names[name]}</span>
      {children}
    </div>
  )
}
