import { DISABLED_AFTER } from '../../../../../rules/webhooks/health.ts'
import { defineWords } from '../../../i18n/define-words.ts'

/** Words of the cards of what needs attention. */
export const needsWords = defineWords({
  en: {
    needs: 'Needs your attention',
    device: (court: string) => `Court device · ${court}`,
    warning: 'The device at the court reports a problem',
    warningText:
      'It is connected, and players can still enter points there. Look at the device before the next match.',
    offline: 'The device at the court is offline',
    scorePad: 'Enter points here',
    offlineText:
      'Check its power and its network. Until it is back, players can enter points on a paired score pad alone; you can enter them here.',
    webhook: (name: string) => `Webhook · ${name}`,
    failures: (failures: number) =>
      `${failures} attempts in a row failed; switched off after ${DISABLED_AFTER}`,
    failuresText: (application: string, ago: string | null) =>
      [
        `${application} does not learn what happens on the courts. It is tried again by itself; if that goes on, tell its maker.`,
        ago === null ? null : `Last failure ${ago}.`,
      ]
        .filter(Boolean)
        .join(' '),
    seeAttempts: 'See attempts',
    switchedOff: `Switched off after ${DISABLED_AFTER} failures`,
    switchedOffText: (application: string, ago: string | null) =>
      `${application} gets no events any more${ago === null ? '' : ` (${ago})`}. Ask its maker to fix it and to switch the webhook on again: for seven days, what was missed can still be sent.`,
  },
  de: {
    needs: 'Braucht deine Aufmerksamkeit',
    device: (court: string) => `Gerät am Platz · ${court}`,
    warning: 'Das Gerät am Platz meldet ein Problem',
    warningText:
      'Es ist verbunden, und am Platz lassen sich noch Punkte eingeben. Sieh es dir vor dem nächsten Spiel an.',
    offline: 'Das Gerät am Platz ist nicht verbunden',
    scorePad: 'Punkte hier eingeben',
    offlineText:
      'Stromversorgung und Netzwerk prüfen. Bis das Gerät wieder verbunden ist, lassen sich am Platz nur auf einem gekoppelten Zählgerät Punkte eingeben; du kannst es hier.',
    webhook: (name: string) => `Webhook · ${name}`,
    failures: (failures: number) =>
      `${failures} Versuche nacheinander fehlgeschlagen; nach ${DISABLED_AFTER} abgeschaltet`,
    failuresText: (application: string, ago: string | null) =>
      [
        `${application} erfährt nicht, was auf den Plätzen geschieht. Es wird von selbst noch einmal versucht; hält es an, sag es dem Hersteller.`,
        ago === null ? null : `Letzter Fehler ${ago}.`,
      ]
        .filter(Boolean)
        .join(' '),
    seeAttempts: 'Versuche ansehen',
    switchedOff: `Nach ${DISABLED_AFTER} Fehlern abgeschaltet`,
    switchedOffText: (application: string, ago: string | null) =>
      `${application} bekommt keine Ereignisse mehr${ago === null ? '' : ` (${ago})`}. Bitte den Hersteller, den Fehler zu beheben und den Webhook wieder einzuschalten: Sieben Tage lang lässt sich nachsenden, was fehlte.`,
  },
  es: {
    needs: 'Necesita tu atención',
    device: (court: string) => `Dispositivo de pista · ${court}`,
    warning: 'El dispositivo de la pista avisa de un problema',
    warningText:
      'Está conectado, y en la pista aún se pueden anotar puntos. Míralo antes del próximo partido.',
    offline: 'El dispositivo de la pista no está conectado',
    scorePad: 'Anotar puntos aquí',
    offlineText:
      'Comprueba la alimentación y la red. Hasta que vuelva a conectarse, en la pista solo se pueden anotar puntos con un marcador táctil emparejado; tú puedes hacerlo aquí.',
    webhook: (name: string) => `Webhook · ${name}`,
    failures: (failures: number) =>
      `${failures} intentos fallidos seguidos; se desactiva tras ${DISABLED_AFTER}`,
    failuresText: (application: string, ago: string | null) =>
      [
        `${application} no se entera de lo que pasa en las pistas. Se reintenta solo; si sigue así, avisa a su fabricante.`,
        ago === null ? null : `Último fallo ${ago}.`,
      ]
        .filter(Boolean)
        .join(' '),
    seeAttempts: 'Ver intentos',
    switchedOff: `Desactivado tras ${DISABLED_AFTER} fallos`,
    switchedOffText: (application: string, ago: string | null) =>
      `${application} ya no recibe eventos${ago === null ? '' : ` (${ago})`}. Pide a su fabricante que lo arregle y que active otra vez el webhook: durante siete días se puede enviar lo que faltó.`,
  },
})
