import { defineWords } from '../../../../i18n/define-words.ts'

export const seatingWords = defineWords({
  en: {
    notTakenBack: 'It could not be taken back',
    answered: 'Not taken back: it was confirmed meanwhile',
    overlaps: (shift: string) => `At that time there is ${shift}, too.`,
    assigned: (name: string) => `${name} is assigned.`,
    moved: (name: string, shift: string) => `${name} is in ${shift} now.`,
    notAssigned: (name: string, shift: string) => `${name} is not in ${shift}.`,
    notMoved: (name: string, shift: string) => `${name} stays in ${shift}.`,
  },
  de: {
    notTakenBack: 'Das ließ sich nicht zurücknehmen',
    answered: 'Nicht zurückgenommen: es wurde inzwischen bestätigt',
    overlaps: (shift: string) => `Zur selben Zeit ist auch ${shift}.`,
    assigned: (name: string) => `${name} ist eingeteilt.`,
    moved: (name: string, shift: string) => `${name} ist jetzt in ${shift}.`,
    notAssigned: (name: string, shift: string) => `${name} ist nicht in ${shift}.`,
    notMoved: (name: string, shift: string) => `${name} bleibt in ${shift}.`,
  },
  es: {
    notTakenBack: 'No se pudo deshacer',
    answered: 'No se ha deshecho: se ha confirmado entretanto',
    overlaps: (shift: string) => `A esa hora también tiene ${shift}.`,
    assigned: (name: string) => `${name} tiene el turno.`,
    moved: (name: string, shift: string) => `${name} está ahora en ${shift}.`,
    notAssigned: (name: string, shift: string) => `${name} no está en ${shift}.`,
    notMoved: (name: string, shift: string) => `${name} sigue en ${shift}.`,
  },
})
