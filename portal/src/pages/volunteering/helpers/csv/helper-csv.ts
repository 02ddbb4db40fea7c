import type { Language } from '../../../../i18n/languages.ts'
import type { Person } from '../../volunteers/people.ts'
import { type Separator, writeCsv } from './csv-text.ts'
import { cellsOf, headerOf } from './helper-columns.ts'

/** As spreadsheets of these languages split a file. */
const SEPARATORS: Readonly<Record<Language, Separator>> = { en: ',', de: ';', es: ';' }

export function toHelperCsv(people: readonly Person[], language: Language): string {
  return writeCsv([headerOf(), ...people.map(cellsOf)], SEPARATORS[language])
}
