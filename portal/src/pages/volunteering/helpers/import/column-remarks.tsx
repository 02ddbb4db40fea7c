import { useWords } from '../../../../i18n/use-words.tsx'
import { faultWords } from '../csv/fault-words.ts'
import type { Headings } from '../csv/headings.ts'
import { remarkWords } from './remark-words.ts'

/** Which columns of the file are not read and why, and which are read into one field. */
export function ColumnRemarks({ headings }: { headings: Headings }) {
  const words = useWords(remarkWords)
  const { columns } = useWords(faultWords)
  const { ignored, withheld, unfit, joined } = headings
  const remarks = [
    ...joined.map(({ column, headings: some }) => words.joined(columns[column], some.join(', '))),
    ...(ignored.length > 0 ? [words.ignored(ignored.join(', '))] : []),
    ...(withheld.length > 0 ? [words.withheld(withheld.join(', '))] : []),
    ...(unfit.length > 0 ? [words.unfit(unfit.join(', '))] : []),
  ]
  return remarks.map((remark) => (
    <p key={remark} className="m s pad">
      {remark}
    </p>
  ))
}
