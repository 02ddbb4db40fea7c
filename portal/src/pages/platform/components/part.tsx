import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { componentsWords } from './components-words.ts'
import { partNames } from './part-names.ts'

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

type StateName = keyof (typeof componentsWords)['en']['states']

/** A state with its name above it. */
export function State({ name, children }: { name: StateName; children: ReactNode }) {
  const { states } = useWords(componentsWords)
  return (
    <div className="stack t">
      <span className="s m">{states[name]}</span>
      {children}
    </div>
  )
}
