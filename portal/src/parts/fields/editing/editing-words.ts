import { defineWords } from '../../../i18n/define-words.ts'

export const editingWords = defineWords({
  en: {
    now: (value: string) => `Now, by another person: ${value}`,
    nothing: 'empty',
    other: 'changed',
    take: 'Take theirs',
    takeOf: (field: string) => `Take theirs: ${field}`,
    changedBy: (name: string, moment: string) => `Changed by ${name}, ${moment}.`,
    changedMeanwhile:
      'Another person changed it meanwhile. Where both of you changed a field, theirs is named below it. Save again to put yours in its place.',
  },
  de: {
    now: (value: string) => `Jetzt, von einer anderen Person: ${value}`,
    nothing: 'leer',
    other: 'geändert',
    take: 'Übernehmen',
    takeOf: (field: string) => `Übernehmen: ${field}`,
    changedBy: (name: string, moment: string) => `Geändert von ${name}, ${moment}.`,
    changedMeanwhile:
      'Eine andere Person hat das inzwischen geändert. Wo ihr beide ein Feld geändert habt, steht der andere Wert darunter. Noch einmal speichern setzt deinen an seine Stelle.',
  },
  es: {
    now: (value: string) => `Ahora, por otra persona: ${value}`,
    nothing: 'vacío',
    other: 'cambiado',
    take: 'Tomar el suyo',
    takeOf: (field: string) => `Tomar el suyo: ${field}`,
    changedBy: (name: string, moment: string) => `Cambiado por ${name}, ${moment}.`,
    changedMeanwhile:
      'Otra persona lo ha cambiado mientras tanto. Donde ambos cambiasteis un campo, su valor está debajo. Guarda de nuevo para poner el tuyo en su lugar.',
  },
})
