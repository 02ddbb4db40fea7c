import { defineWords } from '../../../../i18n/define-words.ts'

/** Why the platform refused a booking, and what to do. */
export const refusalWords = defineWords({
  en: {
    ways: { PUT: 'sent by itself', IMPORT: 'in an import' },
    aSystem: 'A booking system',
    integrations: 'Open Integrations',
    courts: 'Open Opening hours',
    why: {
      unmapped: (court: string) => `Its court “${court}” belongs to no court of the club.`,
      outOfUse: (theirs: string, ours: string) =>
        `Its court “${theirs}” is ${ours} here, which is out of use.`,
      older: (stored: string, sent: string) =>
        `It came in version ${sent}, after a newer one: version ${stored} was here already.`,
      same: (version: string) =>
        `It came in version ${version} once more, but with other content than before.`,
      inactive: {
        PAUSED: 'The source of the booking system is paused.',
        ERROR: 'The source of the booking system is marked as failing.',
        DISABLED: 'The source of the booking system is switched off.',
      },
      inactiveElse: 'The source of the booking system takes no bookings now.',
      invalid: 'What the booking system sent is no complete booking:',
      otherRecords:
        'It came in an import in which other bookings have faults, so none of the import was taken in.',
      scope: (missing: string) => `The booking system lacks a permission: ${missing}.`,
      other: 'Something went wrong here while it was taken in.',
    },
    todo: {
      unmapped:
        'Integrations names the system. Its support maps the court, then sends the booking again.',
      outOfUse: 'An owner puts the court back in use; then the booking system sends it again.',
      version:
        'If the booking as it stands here is wrong, change it in the booking system, which sends it in a new version.',
      inactive:
        'The support of the booking system switches the source on, then sends the booking again.',
      invalid: 'Give these lines to the support of the booking system.',
      otherRecords:
        'The booking system corrects the others, or sends this one alone. Its support knows which these are.',
      scope: 'An owner approves the booking system anew with this permission.',
      other: 'The booking system sends it again. If it stays, ask the support of the platform.',
    },
  },
  de: {
    ways: { PUT: 'einzeln gesendet', IMPORT: 'in einem Import' },
    aSystem: 'Ein Buchungssystem',
    integrations: 'Integrationen öffnen',
    courts: 'Öffnungszeiten öffnen',
    why: {
      unmapped: (court: string) => `Ihr Platz „${court}“ gehört zu keinem Platz des Vereins.`,
      outOfUse: (theirs: string, ours: string) =>
        `Ihr Platz „${theirs}“ ist hier ${ours}, und der ist außer Betrieb.`,
      older: (stored: string, sent: string) =>
        `Sie kam in Version ${sent} nach einer neueren: Version ${stored} war schon da.`,
      same: (version: string) =>
        `Sie kam noch einmal in Version ${version}, aber mit anderem Inhalt als zuvor.`,
      inactive: {
        PAUSED: 'Die Quelle des Buchungssystems ist angehalten.',
        ERROR: 'Die Quelle des Buchungssystems gilt als fehlerhaft.',
        DISABLED: 'Die Quelle des Buchungssystems ist abgeschaltet.',
      },
      inactiveElse: 'Die Quelle des Buchungssystems nimmt gerade keine Buchungen an.',
      invalid: 'Was das Buchungssystem gesendet hat, ist keine vollständige Buchung:',
      otherRecords:
        'Sie kam in einem Import, in dem andere Buchungen Fehler haben; daher wurde keine von ihnen aufgenommen.',
      scope: (missing: string) => `Dem Buchungssystem fehlt eine Berechtigung: ${missing}.`,
      other: 'Beim Aufnehmen ist hier etwas schiefgegangen.',
    },
    todo: {
      unmapped:
        'Integrationen nennt das System. Sein Support ordnet den Platz zu und sendet dann die Buchung noch einmal.',
      outOfUse:
        'Der Platz kommt durch die Clubleitung wieder in Betrieb; dann sendet das Buchungssystem sie noch einmal.',
      version:
        'Stimmt die Buchung hier nicht, ändere sie im Buchungssystem: Es sendet sie dann in einer neuen Version.',
      inactive:
        'Der Support des Buchungssystems schaltet die Quelle ein und sendet dann die Buchung noch einmal.',
      invalid: 'Gib diese Zeilen dem Support des Buchungssystems.',
      otherRecords:
        'Das Buchungssystem berichtigt die anderen oder sendet diese allein. Sein Support weiß, welche es sind.',
      scope: 'Die Clubleitung gibt das Buchungssystem mit dieser Berechtigung neu frei.',
      other:
        'Das Buchungssystem sendet sie noch einmal. Bleibt es so, frage den Support der Plattform.',
    },
  },
  es: {
    ways: { PUT: 'enviada sola', IMPORT: 'en una importación' },
    aSystem: 'Un sistema de reservas',
    integrations: 'Abrir Integraciones',
    courts: 'Abrir Horarios',
    why: {
      unmapped: (court: string) => `Su pista «${court}» no corresponde a ninguna del club.`,
      outOfUse: (theirs: string, ours: string) =>
        `Su pista «${theirs}» es aquí ${ours}, que está fuera de uso.`,
      older: (stored: string, sent: string) =>
        `Llegó en la versión ${sent} después de otra más nueva: la ${stored} ya estaba aquí.`,
      same: (version: string) =>
        `Llegó otra vez en la versión ${version}, pero con otro contenido que antes.`,
      inactive: {
        PAUSED: 'La fuente del sistema de reservas está en pausa.',
        ERROR: 'La fuente del sistema de reservas figura con fallos.',
        DISABLED: 'La fuente del sistema de reservas está desactivada.',
      },
      inactiveElse: 'La fuente del sistema de reservas no acepta reservas ahora.',
      invalid: 'Lo que envió el sistema de reservas no es una reserva completa:',
      otherRecords:
        'Llegó en una importación en la que otras reservas tienen errores, así que no se aceptó ninguna.',
      scope: (missing: string) => `Al sistema de reservas le falta un permiso: ${missing}.`,
      other: 'Algo falló aquí al recibirla.',
    },
    todo: {
      unmapped:
        'Integraciones nombra el sistema. Su soporte asigna la pista y luego envía la reserva otra vez.',
      outOfUse:
        'Un propietario vuelve a poner la pista en uso; luego el sistema de reservas la envía otra vez.',
      version:
        'Si la reserva que hay aquí no es correcta, cámbiala en el sistema de reservas: la enviará en una versión nueva.',
      inactive:
        'El soporte del sistema de reservas activa la fuente y luego envía la reserva otra vez.',
      invalid: 'Da estas líneas al soporte del sistema de reservas.',
      otherRecords:
        'El sistema de reservas corrige las otras o envía esta sola. Su soporte sabe cuáles son.',
      scope: 'Un propietario vuelve a aprobar el sistema de reservas con este permiso.',
      other:
        'El sistema de reservas la envía otra vez. Si sigue igual, pregunta al soporte de la plataforma.',
    },
  },
})
