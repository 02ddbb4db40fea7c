import { defineWords } from '../../../i18n/define-words.ts'

/** Of the dialog by which a court is closed. */
export const closeWords = defineWords({
  en: {
    title: 'Close a court',
    titleOf: (court: string) => `Close ${court}`,
    changeOf: (court: string) => `Change the closing of ${court}`,
    court: 'Court',
    until: 'Until when',
    ends: {
      halfHour: (time: string) => `For half an hour, until ${time}`,
      endOfDay: (time: string) => `To the end of the day, until ${time}`,
      opening: (moment: string) => `To the next opening, ${moment}`,
      date: 'To a day and time',
      open: 'Until it is opened again',
    },
    date: 'Day and time',
    zone: (zone: string) => `Times of ${zone}`,
    past: 'Choose a moment that is to come.',
    reason: 'Why, for the staff',
    act: 'Close court',
    keep: 'Save the closing',
    fall: (count: number, isWhole: boolean) =>
      count === 1
        ? '1 booking falls into it:'
        : `${isWhole ? '' : 'At least '}${count} bookings fall into it:`,
    fallOpen: (count: number, isWhole: boolean) =>
      count === 1
        ? '1 booking is ahead:'
        : `${isWhole ? '' : 'At least '}${count} bookings are ahead:`,
    more: (count: number, isWhole: boolean) => `and ${isWhole ? '' : 'at least '}${count} more`,
    none: 'No booking falls into it.',
    noneAhead: 'No booking is ahead.',
    club: 'the club',
    learn:
      'Bookings stay as they are. Connected booking systems learn of it; move or cancel a booking where it was made.',
    outOfUse: (court: string) =>
      `${court} is taken out of use. An owner puts it back in use, under Opening hours.`,
    closedMeanwhile: (by: string, end: string) =>
      `${by} has closed it meanwhile, ${end}. Press again to replace that.`,
    otherDesk: 'Another desk',
    openedMeanwhile: (by: string) => `${by} has opened it meanwhile. Press again to close it.`,
    endedMeanwhile: 'It was closed meanwhile, and is open again. Press again to close it.',
  },
  de: {
    title: 'Einen Platz schließen',
    titleOf: (court: string) => `${court} schließen`,
    changeOf: (court: string) => `Schließung von ${court} ändern`,
    court: 'Platz',
    until: 'Bis wann',
    ends: {
      halfHour: (time: string) => `Eine halbe Stunde, bis ${time}`,
      endOfDay: (time: string) => `Bis zum Ende des Tages, ${time}`,
      opening: (moment: string) => `Bis zur nächsten Öffnung, ${moment}`,
      date: 'Bis zu Tag und Uhrzeit',
      open: 'Bis er wieder geöffnet wird',
    },
    date: 'Tag und Uhrzeit',
    zone: (zone: string) => `Zeiten in ${zone}`,
    past: 'Wähle einen Zeitpunkt, der noch kommt.',
    reason: 'Warum, für das Personal',
    act: 'Platz schließen',
    keep: 'Schließung speichern',
    fall: (count: number, isWhole: boolean) =>
      count === 1
        ? '1 Buchung fällt hinein:'
        : `${isWhole ? '' : 'Mindestens '}${count} Buchungen fallen hinein:`,
    fallOpen: (count: number, isWhole: boolean) =>
      count === 1
        ? '1 Buchung steht bevor:'
        : `${isWhole ? '' : 'Mindestens '}${count} Buchungen stehen bevor:`,
    more: (count: number, isWhole: boolean) =>
      `und ${isWhole ? '' : 'mindestens '}${count} weitere`,
    none: 'Keine Buchung fällt hinein.',
    noneAhead: 'Keine Buchung steht bevor.',
    club: 'der Verein',
    learn:
      'Buchungen bleiben, wie sie sind. Angeschlossene Buchungssysteme erfahren es; verschoben oder storniert wird eine Buchung dort, wo sie entstand.',
    outOfUse: (court: string) =>
      `${court} ist außer Betrieb. Ein Inhaber nimmt ihn unter Öffnungszeiten wieder in Betrieb.`,
    closedMeanwhile: (by: string, end: string) =>
      `${by} hat ihn inzwischen geschlossen, ${end}. Drück noch einmal, um das zu ersetzen.`,
    otherDesk: 'Ein anderer Tresen',
    openedMeanwhile: (by: string) =>
      `${by} hat ihn inzwischen geöffnet. Drück noch einmal, um ihn zu schließen.`,
    endedMeanwhile:
      'Er war inzwischen geschlossen und ist wieder offen. Drück noch einmal, um ihn zu schließen.',
  },
  es: {
    title: 'Cerrar una pista',
    titleOf: (court: string) => `Cerrar ${court}`,
    changeOf: (court: string) => `Cambiar el cierre de ${court}`,
    court: 'Pista',
    until: 'Hasta cuándo',
    ends: {
      halfHour: (time: string) => `Media hora, hasta las ${time}`,
      endOfDay: (time: string) => `Hasta el final del día, ${time}`,
      opening: (moment: string) => `Hasta la próxima apertura, ${moment}`,
      date: 'Hasta un día y una hora',
      open: 'Hasta que se vuelva a abrir',
    },
    date: 'Día y hora',
    zone: (zone: string) => `Horas de ${zone}`,
    past: 'Elige un momento que esté por venir.',
    reason: 'Por qué, para el personal',
    act: 'Cerrar la pista',
    keep: 'Guardar el cierre',
    fall: (count: number, isWhole: boolean) =>
      count === 1
        ? '1 reserva queda dentro:'
        : `${isWhole ? '' : 'Al menos '}${count} reservas quedan dentro:`,
    fallOpen: (count: number, isWhole: boolean) =>
      count === 1
        ? 'Hay 1 reserva por venir:'
        : `Hay ${isWhole ? '' : 'al menos '}${count} reservas por venir:`,
    more: (count: number, isWhole: boolean) => `y ${isWhole ? '' : 'al menos '}${count} más`,
    none: 'Ninguna reserva queda dentro.',
    noneAhead: 'No hay reservas por venir.',
    club: 'el club',
    learn:
      'Las reservas siguen como están. Los sistemas de reservas conectados lo saben; una reserva se mueve o se cancela donde se hizo.',
    outOfUse: (court: string) =>
      `${court} está fuera de uso. Un propietario la vuelve a poner en uso, en Horarios.`,
    closedMeanwhile: (by: string, end: string) =>
      `${by} la ha cerrado entretanto, ${end}. Pulsa otra vez para sustituirlo.`,
    otherDesk: 'Otro mostrador',
    openedMeanwhile: (by: string) =>
      `${by} la ha abierto entretanto. Pulsa otra vez para cerrarla.`,
    endedMeanwhile:
      'Entretanto ha estado cerrada y vuelve a estar abierta. Pulsa otra vez para cerrarla.',
  },
})
