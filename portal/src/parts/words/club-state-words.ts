import { defineWords } from '../../i18n/define-words.ts'

/** What it means that a club is not active: what stops, what goes on, and what can be done. */
export const clubStateWords = defineWords({
  en: {
    names: { SUSPENDED: 'Suspended', CLOSED: 'Closed' },
    titles: { SUSPENDED: 'This club is suspended.', CLOSED: 'This club is closed.' },
    stops:
      'Its staff can change nothing, its applications and keys are refused, and its webhooks and messages wait.',
    goesOn: 'Everything is kept, and its staff can read it.',
    ask: 'The operators of the platform can open it again: ask them.',
    open: 'You can open it again, under Clubs.',
  },
  de: {
    names: { SUSPENDED: 'Gesperrt', CLOSED: 'Geschlossen' },
    titles: { SUSPENDED: 'Dieser Verein ist gesperrt.', CLOSED: 'Dieser Verein ist geschlossen.' },
    stops:
      'Im Verein lässt sich nichts ändern, Anwendungen und Schlüssel werden abgewiesen, Webhooks und Nachrichten warten.',
    goesOn: 'Alles bleibt erhalten und lesbar.',
    ask: 'Wieder öffnen kann ihn der Betrieb der Plattform: dort nachfragen.',
    open: 'Du kannst ihn wieder öffnen, unter Vereine.',
  },
  es: {
    names: { SUSPENDED: 'Suspendido', CLOSED: 'Cerrado' },
    titles: { SUSPENDED: 'Este club está suspendido.', CLOSED: 'Este club está cerrado.' },
    stops:
      'Su personal no puede cambiar nada, sus aplicaciones y claves se rechazan, y sus webhooks y mensajes esperan.',
    goesOn: 'Todo se conserva, y su personal puede leerlo.',
    ask: 'Quienes operan la plataforma pueden reabrirlo: pregúntales.',
    open: 'Puedes reabrirlo, en Clubes.',
  },
})
