import { DISABLED_AFTER } from '../../../../../../rules/webhooks/health.ts'
import { defineWords } from '../../../../i18n/define-words.ts'

/** Words of the note on an endpoint that fails or is disabled. */
export const noteWords = defineWords({
  en: {
    failingTitle: (failures: number) =>
      failures === 1 ? 'The last attempt failed.' : `${failures} attempts failed in a row.`,
    failingText: `Waiting deliveries are tried again by themselves. After ${DISABLED_AFTER} failed attempts in a row the endpoint is disabled, and misses events until its application enables it again.`,
    stoppedTitle: `Disabled after ${DISABLED_AFTER} failed attempts in a row.`,
    stoppedText: (application: string | null, since: string) =>
      `Since ${since} it misses every event. Ask the maker of ${application ?? 'its application'} to mend the receiver; an owner of the club, or the maker over the API, then enables it again. Nothing is lost for 7 days: events of the meantime can be sent later, and deliveries that were given up can be resent here once it is enabled.`,
    endedText:
      'The club has disabled it. It is sent nothing until an owner enables it again; one whose application lost its approval stays disabled.',
    disabledText:
      'Its application has disabled it. It is sent nothing until the application enables it again.',
    failed: (count: number | null) =>
      count === null
        ? 'Deliveries of the last 7 days failed for good or were given up.'
        : count === 1
          ? '1 delivery of the last 24 hours failed for good or was given up.'
          : `${count} deliveries of the last 24 hours failed for good or were given up.`,
    resendFailed: (count: number | null) =>
      count === null
        ? 'Resend failed deliveries of 7 days'
        : count === 1
          ? 'Resend 1 failed delivery'
          : `Resend ${count} failed deliveries`,
    noneResent: 'Nothing to resend: waiting deliveries are tried again by themselves.',
  },
  de: {
    failingTitle: (failures: number) =>
      failures === 1
        ? 'Der letzte Versuch ist fehlgeschlagen.'
        : `${failures} Fehlversuche in Folge.`,
    failingText: `Wartende Zustellungen werden von selbst noch einmal versucht. Nach ${DISABLED_AFTER} Fehlversuchen in Folge wird der Endpunkt abgeschaltet und verpasst Ereignisse, bis seine Anwendung ihn wieder einschaltet.`,
    stoppedTitle: `Nach ${DISABLED_AFTER} Fehlversuchen in Folge abgeschaltet.`,
    stoppedText: (application: string | null, since: string) =>
      `Seit ${since} verpasst er jedes Ereignis. Bitte den Hersteller von ${application ?? 'seiner Anwendung'}, den Empfänger in Ordnung zu bringen; danach lässt er sich von der Vereinsleitung hier, oder vom Hersteller über die API, wieder einschalten. 7 Tage lang geht nichts verloren: Ereignisse der Zwischenzeit lassen sich nachholen, und aufgegebene Zustellungen hier neu senden, sobald er wieder läuft.`,
    endedText:
      'Der Verein hat ihn abgeschaltet. Er bekommt nichts, bis er im Verein wieder eingeschaltet wird; wurde der Anwendung die Zustimmung entzogen, bleibt er abgeschaltet.',
    disabledText:
      'Seine Anwendung hat ihn abgeschaltet. Er bekommt nichts, bis sie ihn wieder einschaltet.',
    failed: (count: number | null) =>
      count === null
        ? 'Zustellungen der letzten 7 Tage sind endgültig fehlgeschlagen oder aufgegeben.'
        : count === 1
          ? '1 Zustellung der letzten 24 Stunden ist endgültig fehlgeschlagen oder aufgegeben.'
          : `${count} Zustellungen der letzten 24 Stunden sind endgültig fehlgeschlagen oder aufgegeben.`,
    resendFailed: (count: number | null) =>
      count === null
        ? 'Fehlgeschlagene Zustellungen von 7 Tagen neu senden'
        : count === 1
          ? '1 fehlgeschlagene Zustellung neu senden'
          : `${count} fehlgeschlagene Zustellungen neu senden`,
    noneResent:
      'Nichts neu zu senden: Wartende Zustellungen werden von selbst noch einmal versucht.',
  },
  es: {
    failingTitle: (failures: number) =>
      failures === 1 ? 'El último intento falló.' : `${failures} intentos fallidos seguidos.`,
    failingText: `Las entregas en espera se reintentan solas. Tras ${DISABLED_AFTER} intentos fallidos seguidos se desactiva el destino y pierde eventos hasta que su aplicación lo vuelve a activar.`,
    stoppedTitle: `Desactivado tras ${DISABLED_AFTER} intentos fallidos seguidos.`,
    stoppedText: (application: string | null, since: string) =>
      `Desde ${since} pierde todos los eventos. Pide a quien hace ${application ?? 'su aplicación'} que arregle el receptor; después lo activa aquí la propiedad del club, o quien lo hace por la API. Durante 7 días no se pierde nada: los eventos de mientras tanto se pueden enviar después, y las entregas abandonadas se pueden reenviar aquí en cuanto esté activo.`,
    endedText:
      'El club lo ha desactivado. No se le envía nada hasta que el club lo active de nuevo; si se retiró el permiso a la aplicación, sigue desactivado.',
    disabledText:
      'Su aplicación lo ha desactivado. No se le envía nada hasta que lo active de nuevo.',
    failed: (count: number | null) =>
      count === null
        ? 'Entregas de los últimos 7 días fallaron del todo o se abandonaron.'
        : count === 1
          ? '1 entrega de las últimas 24 horas falló del todo o se abandonó.'
          : `${count} entregas de las últimas 24 horas fallaron del todo o se abandonaron.`,
    resendFailed: (count: number | null) =>
      count === null
        ? 'Reenviar las entregas fallidas de 7 días'
        : count === 1
          ? 'Reenviar 1 entrega fallida'
          : `Reenviar ${count} entregas fallidas`,
    noneResent: 'Nada que reenviar: las entregas en espera se reintentan solas.',
  },
})
