import type { Translated, WordsOf } from '../../../../i18n/define-words.ts'
import { defineWords } from '../../../../i18n/define-words.ts'
import type { Column } from './helper-columns.ts'
import type { RowFault } from './row-input.ts'

/** Why a value or a row is not taken, and what to do. */
export const faultWords = defineWords({
  en: {
    columns: {
      external_id: 'External id',
      first_name: 'First name',
      last_name: 'Last name',
      email: 'E-mail',
      phone: 'Phone',
      language: 'Language',
      tags: 'Tags',
      notes: 'Notes',
      status: 'Status',
      mail: 'Takes mails',
      helper_id: 'Helper id',
    },
    tooLong: (column: string, most: number) => `${column}: at most ${most} characters.`,
    tooManyTags: (most: number) => `At most ${most} tags.`,
    control: (column: string) => `${column}: no line breaks or tabs.`,
    format: {
      email: 'An e-mail address has one @ and no spaces.',
      phone: 'A phone number has at least 5 digits, spaces and + - ( ) /.',
      language: 'A language is written by its name, or as de or pt-BR.',
      status: 'A status is active or inactive.',
      mail: 'Takes mails is on or off.',
      helper_id: 'A helper id is that of an export; leave it empty for a new helper.',
    },
    noLastName: 'A new helper needs a last name.',
    ambiguous: 'Its ids and e-mail belong to different helpers.',
    unknownId: 'No helper of the club has this helper id.',
    moreCells: 'It has more cells than the first line has headings.',
    repeated: (line: number) => `Line ${line} names the same helper.`,
  },
  de: {
    columns: {
      external_id: 'Externe Kennung',
      first_name: 'Vorname',
      last_name: 'Nachname',
      email: 'E-Mail',
      phone: 'Telefon',
      language: 'Sprache',
      tags: 'Schlagworte',
      notes: 'Notizen',
      status: 'Zustand',
      mail: 'Bekommt Mails',
      helper_id: 'Kennung des Helfers',
    },
    tooLong: (column: string, most: number) => `${column}: höchstens ${most} Zeichen.`,
    tooManyTags: (most: number) => `Höchstens ${most} Schlagworte.`,
    control: (column: string) => `${column}: keine Zeilenumbrüche oder Tabulatoren.`,
    format: {
      email: 'Eine E-Mail-Adresse hat ein @ und keine Leerzeichen.',
      phone: 'Eine Telefonnummer hat mindestens 5 Ziffern, Leerzeichen und + - ( ) /.',
      language: 'Eine Sprache steht mit ihrem Namen da, oder als de oder pt-BR.',
      status: 'Der Zustand ist active oder inactive.',
      mail: 'Bekommt Mails ist on oder off.',
      helper_id: 'Die Kennung ist die eines Exports; für neue Helfer leer lassen.',
    },
    noLastName: 'Ein neuer Helfer braucht einen Nachnamen.',
    ambiguous: 'Kennungen und E-Mail gehören verschiedenen Helfern.',
    unknownId: 'Kein Helfer des Vereins hat diese Kennung.',
    moreCells: 'Die Zeile hat mehr Zellen als die erste Überschriften.',
    repeated: (line: number) => `Zeile ${line} nennt denselben Helfer.`,
  },
  es: {
    columns: {
      external_id: 'Id externo',
      first_name: 'Nombre',
      last_name: 'Apellidos',
      email: 'Correo',
      phone: 'Teléfono',
      language: 'Idioma',
      tags: 'Etiquetas',
      notes: 'Notas',
      status: 'Estado',
      mail: 'Recibe correos',
      helper_id: 'Id del ayudante',
    },
    tooLong: (column: string, most: number) => `${column}: ${most} caracteres como máximo.`,
    tooManyTags: (most: number) => `${most} etiquetas como máximo.`,
    control: (column: string) => `${column}: sin saltos de línea ni tabuladores.`,
    format: {
      email: 'Una dirección de correo tiene una @ y ningún espacio.',
      phone: 'Un teléfono tiene al menos 5 cifras, espacios y + - ( ) /.',
      language: 'Un idioma se escribe con su nombre, o como de o pt-BR.',
      status: 'El estado es active o inactive.',
      mail: 'Recibe correos es on u off.',
      helper_id: 'El id es el de una exportación; déjalo vacío para un ayudante nuevo.',
    },
    noLastName: 'Un ayudante nuevo necesita apellidos.',
    ambiguous: 'Sus ids y su correo son de ayudantes distintos.',
    unknownId: 'Ningún ayudante del club tiene este id.',
    moreCells: 'Tiene más celdas que títulos la primera línea.',
    repeated: (line: number) => `La línea ${line} nombra al mismo ayudante.`,
  },
})

type FaultWords = typeof faultWords extends WordsOf<infer English> ? Translated<English> : never

export function toFaultText(words: FaultWords, fault: RowFault): string {
  const columnOf = (column: Column) => words.columns[column]
  switch (fault.kind) {
    case 'tooLong':
      return words.tooLong(columnOf(fault.column), fault.most)
    case 'tooManyTags':
      return words.tooManyTags(fault.most)
    case 'control':
      return words.control(columnOf(fault.column))
    case 'format':
      return words.format[fault.column]
    case 'repeated':
      return words.repeated(fault.line)
    default:
      return words[fault.kind]
  }
}
