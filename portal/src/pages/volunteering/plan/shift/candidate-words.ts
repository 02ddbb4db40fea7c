import { defineWords } from '../../../../i18n/define-words.ts'

/** Words of the helpers who could come, and of the other shifts. */
export const candidateWords = defineWords({
  en: {
    couldCome: 'Helpers who could come',
    find: 'Find a helper or a tag',
    noneLeft: 'No helper of the event is left to ask.',
    noHelpers: 'The event has no active helpers yet. Let some in first, or import a list.',
    toHelpers: 'To the helpers',
    noneFound: 'No helper matches.',
    show: 'Show only',
    noShift: 'No shift yet',
    assign: 'Assign',
    assignOf: (name: string) => `Assign ${name}`,
    saidYes: 'Said yes',
    saidMaybe: 'Said maybe',
    saidNo: 'Said no to that time',
    busyThen: 'Another shift at that time',
    meantFor: (role: string) => `Meant for ${role}`,
    canCome: (count: number) =>
      count === 1 ? 'One helper can be asked.' : `${count} helpers can be asked.`,
    toOther: (name: string) => `Move ${name} to another shift`,
    otherTitle: (name: string) => `Where should ${name} go?`,
    otherText: (shift: string) =>
      `The place in ${shift} is free again then, and the helper is pending in the new one.`,
    noOther: 'No other shift of the event has a free place.',
    moveHere: 'Move here',
    moveTo: (shift: string) => `Move to ${shift}`,
    missing: (count: number) => `${count} missing`,
    shiftsOf: (count: number, hours: string) =>
      count === 0
        ? 'First shift'
        : `${count === 1 ? 'One other shift' : `${count} other shifts`}, ${hours} h`,
    shownOf: (shown: number, all: number) => `${shown} of ${all}`,
  },
  de: {
    couldCome: 'Helfer, die kommen könnten',
    find: 'Helfer oder Stichwort suchen',
    noneLeft: 'Kein Helfer der Veranstaltung ist noch zu fragen.',
    noHelpers:
      'Die Veranstaltung hat noch keine aktiven Helfer. Lass erst welche zu, oder importiere eine Liste.',
    toHelpers: 'Zu den Helfern',
    noneFound: 'Kein Helfer passt dazu.',
    show: 'Nur zeigen',
    noShift: 'Noch ohne Schicht',
    assign: 'Einteilen',
    assignOf: (name: string) => `${name} einteilen`,
    saidYes: 'Sagte ja',
    saidMaybe: 'Sagte vielleicht',
    saidNo: 'Sagte nein zu der Zeit',
    busyThen: 'Andere Schicht zu der Zeit',
    meantFor: (role: string) => `Vorgesehen für ${role}`,
    canCome: (count: number) =>
      count === 1 ? 'Ein Helfer kommt infrage.' : `${count} Helfer kommen infrage.`,
    toOther: (name: string) => `${name} in eine andere Schicht verschieben`,
    otherTitle: (name: string) => `Wohin soll ${name}?`,
    otherText: (shift: string) =>
      `Der Platz in ${shift} ist dann wieder frei, und der Helfer steht im neuen als ausstehend.`,
    noOther: 'Keine andere Schicht der Veranstaltung hat einen freien Platz.',
    moveHere: 'Hierher',
    moveTo: (shift: string) => `In ${shift} verschieben`,
    missing: (count: number) => `${count} fehlen`,
    shiftsOf: (count: number, hours: string) =>
      count === 0
        ? 'Erste Schicht'
        : `${count === 1 ? 'Eine andere Schicht' : `${count} andere Schichten`}, ${hours} h`,
    shownOf: (shown: number, all: number) => `${shown} von ${all}`,
  },
  es: {
    couldCome: 'Quién podría venir',
    find: 'Buscar por nombre o etiqueta',
    noneLeft: 'No queda ningún ayudante del evento por preguntar.',
    noHelpers:
      'El evento aún no tiene ayudantes activos. Admite primero a algunos o importa una lista.',
    toHelpers: 'Ir a los ayudantes',
    noneFound: 'Ningún ayudante coincide.',
    show: 'Mostrar solo',
    noShift: 'Aún sin turno',
    assign: 'Asignar',
    assignOf: (name: string) => `Asignar a ${name}`,
    saidYes: 'Dijo que sí',
    saidMaybe: 'Dijo que quizás',
    saidNo: 'Dijo que no a esa hora',
    busyThen: 'Otro turno a esa hora',
    meantFor: (role: string) => `Previsto para ${role}`,
    canCome: (count: number) =>
      count === 1
        ? 'Se puede preguntar a una persona.'
        : `Se puede preguntar a ${count} ayudantes.`,
    toOther: (name: string) => `Pasar a ${name} a otro turno`,
    otherTitle: (name: string) => `¿Adónde pasa ${name}?`,
    otherText: (shift: string) =>
      `Su plaza en ${shift} queda libre, y queda pendiente en la nueva.`,
    noOther: 'Ningún otro turno del evento tiene una plaza libre.',
    moveHere: 'Pasar aquí',
    moveTo: (shift: string) => `Pasar a ${shift}`,
    missing: (count: number) => `Faltan ${count}`,
    shiftsOf: (count: number, hours: string) =>
      count === 0
        ? 'Primer turno'
        : `${count === 1 ? 'Otro turno' : `${count} turnos más`}, ${hours} h`,
    shownOf: (shown: number, all: number) => `${shown} de ${all}`,
  },
})
