import { defineWords } from '../../../i18n/define-words.ts'

/** Words by which an owner takes a court out of use. */
export const outOfUseWords = defineWords({
  en: {
    title: 'Courts',
    text: 'A court is closed for a while on Today. Here it is taken out of use, until an owner puts it back.',
    take: 'Take out of use',
    takeOf: (court: string) => `Take out of use: ${court}`,
    back: 'Put back in use',
    backOf: (court: string) => `Put back in use: ${court}`,
    question: (court: string) => `Take ${court} out of use?`,
    refused:
      'Booking systems can place no play on it any more, whatever the date: next month’s bookings are refused, too (409 UNMAPPED_COURT), until it is put back. Bookings that it has stay as they are.',
    act: 'Take out of use',
    reason: 'Why, for the staff',
    none: 'No courts yet',
  },
  de: {
    title: 'Plätze',
    text: 'Für eine Weile wird ein Platz unter Heute geschlossen. Hier wird er außer Betrieb genommen, bis ein Inhaber das zurücknimmt.',
    take: 'Außer Betrieb nehmen',
    takeOf: (court: string) => `Außer Betrieb nehmen: ${court}`,
    back: 'Wieder in Betrieb nehmen',
    backOf: (court: string) => `Wieder in Betrieb nehmen: ${court}`,
    question: (court: string) => `${court} außer Betrieb nehmen?`,
    refused:
      'Buchungssysteme können dort nichts mehr buchen, für keinen Tag: Auch Buchungen des nächsten Monats werden abgewiesen (409 UNMAPPED_COURT), bis er wieder in Betrieb ist. Buchungen, die er hat, bleiben, wie sie sind.',
    act: 'Außer Betrieb nehmen',
    reason: 'Warum, für das Personal',
    none: 'Noch keine Plätze',
  },
  es: {
    title: 'Pistas',
    text: 'Una pista se cierra por un rato en Hoy. Aquí se pone fuera de uso, hasta que un propietario la vuelva a poner en uso.',
    take: 'Poner fuera de uso',
    takeOf: (court: string) => `Poner fuera de uso: ${court}`,
    back: 'Volver a poner en uso',
    backOf: (court: string) => `Volver a poner en uso: ${court}`,
    question: (court: string) => `¿Poner ${court} fuera de uso?`,
    refused:
      'Los sistemas de reservas ya no pueden reservar nada en ella, sea cual sea la fecha: también se rechazan las reservas del mes que viene (409 UNMAPPED_COURT), hasta que vuelva a estar en uso. Las reservas que tiene siguen como están.',
    act: 'Poner fuera de uso',
    reason: 'Por qué, para el personal',
    none: 'Todavía no hay pistas',
  },
})
