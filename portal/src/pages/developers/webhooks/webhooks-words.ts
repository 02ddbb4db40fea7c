import { defineWords } from '../../../i18n/define-words.ts'

export const webhooksWords = defineWords({
  en: {
    title: 'Webhooks',
    about: (club: string) =>
      `Addresses of other systems to which events of ${club} are sent as they happen. Applications add them over the API; those for volunteer events are made with an API key and not listed here.`,
    endpoints: 'Endpoints',
    counted: (all: number, failing: number, stopped: number) =>
      [
        `${all} in all`,
        ...(failing > 0 ? [`${failing} failing`] : []),
        ...(stopped > 0 ? [`${stopped} disabled after failures`] : []),
      ].join(', '),
    name: 'Name',
    application: 'Application',
    health: 'Health',
    types: 'Event types',
    lastFailure: 'Last failure',
    noFailure: 'None',
    working: 'Working',
    failing: (failures: number) =>
      `${failures === 1 ? '1 failed attempt' : `${failures} failed attempts in a row`}; disabled after 20`,
    stopped: 'Disabled after failures',
    stoppedOn: (date: string) => `Disabled after failures on ${date}`,
    disabled: 'Disabled',
    disabledOn: (date: string) => `Disabled on ${date}`,
    emptyTitle: 'No webhook yet',
    seeIntegrations: 'See applications',
    empty:
      'Applications add their endpoints themselves over the API, if they may manage webhooks. Then what was sent, what failed and why are seen here.',
    notFoundTitle: 'No such webhook',
    notFound: 'It is not there any more, or it belongs to another club.',
    path: 'You are here',
    ping: 'Send a ping',
    pinged: (status: number, ms: number) => `Answered ${status} in ${ms} ms`,
    pingFailed: (cause: string) => `The ping failed: ${cause}`,
    failingTitle: (failures: number) => `${failures} attempts failed in a row.`,
    failingText:
      'Waiting deliveries are tried again by themselves. After 20 failed attempts in a row the endpoint is disabled, and misses events until its application enables it again.',
    stoppedTitle: 'Disabled after 20 failed attempts in a row.',
    stoppedText: (application: string | null, since: string) =>
      `Since ${since} it misses every event. The portal cannot enable it: ask the maker of ${application ?? 'its application'} to mend the receiver, and to enable it over the API. Nothing is lost for 7 days: events of the meantime can be sent later, and deliveries that were given up can be resent here once it is enabled.`,
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
    resent: (count: number) =>
      count === 1 ? '1 delivery is sent again' : `${count} deliveries are sent again`,
    noneResent: 'Nothing to resend: waiting deliveries are tried again by themselves.',
    ownersResend: 'Only owners of the club can resend a delivery',
    figures: 'Health',
    inARow: 'Failed attempts in a row',
    of20: 'disabled after 20',
    secretVersion: 'Signing secret, version',
    deliveries: 'Deliveries',
    show: 'Show',
    filters: { ALL: 'All', FAILED: 'Failed', PENDING: 'Waiting', ENDED: 'Given up' },
    time: 'Time',
    event: 'Event',
    answer: 'Answer',
    attempts: 'Attempts',
    id: 'Delivery id',
    noneTitle: 'Nothing sent yet',
    none: 'The next event of one of its types is delivered here.',
    noneMatchTitle: 'No such delivery',
    noneMatches: 'No delivery in this state.',
    noneFailed:
      'None has used up all its attempts. One whose attempts failed so far is tried again, and is under Waiting.',
    kept: 'Deliveries are kept for 30 days.',
    delivery: 'Delivery',
    choose: 'Choose a delivery to see its attempts, and what was sent.',
    resend: 'Resend delivery',
    sending: 'Sending…',
    answered: (status: number) => `Answered ${status}`,
    took: (ms: number) => `after ${ms} ms`,
    nextAttempt: 'Next attempt',
    dueNow: 'Due now',
    statuses: {
      PENDING: 'Waits for an attempt',
      DELIVERED: 'Delivered',
      FAILED: 'Failed: all attempts are used up',
      ENDED: 'Given up when the endpoint was disabled or its installation ended',
    },
    short: { PENDING: 'Waiting', DELIVERED: 'Delivered', FAILED: 'Failed', ENDED: 'Given up' },
    body: 'What was sent',
    inactive: 'A disabled endpoint is sent nothing',
    earlier: 'Earlier attempts are not kept.',
  },
  de: {
    title: 'Webhooks',
    about: (club: string) =>
      `Adressen anderer Systeme, an die Ereignisse von ${club} sofort gesendet werden. Anwendungen legen sie über die API an; die für Veranstaltungen mit Helfern entstehen mit einem API-Schlüssel und stehen nicht hier.`,
    endpoints: 'Endpunkte',
    counted: (all: number, failing: number, stopped: number) =>
      [
        `${all} insgesamt`,
        ...(failing > 0 ? [`${failing} mit Fehlern`] : []),
        ...(stopped > 0 ? [`${stopped} nach Fehlversuchen abgeschaltet`] : []),
      ].join(', '),
    name: 'Bezeichnung',
    application: 'Anwendung',
    health: 'Zustand',
    types: 'Arten von Ereignissen',
    lastFailure: 'Letzter Fehler',
    noFailure: 'Keiner',
    working: 'In Ordnung',
    failing: (failures: number) =>
      `${failures === 1 ? '1 Fehlversuch' : `${failures} Fehlversuche in Folge`}; nach 20 abgeschaltet`,
    stopped: 'Nach Fehlversuchen abgeschaltet',
    stoppedOn: (date: string) => `Nach Fehlversuchen abgeschaltet am ${date}`,
    disabled: 'Abgeschaltet',
    disabledOn: (date: string) => `Abgeschaltet am ${date}`,
    emptyTitle: 'Noch kein Webhook',
    seeIntegrations: 'Anwendungen ansehen',
    empty:
      'Eine Anwendung, die Webhooks verwalten darf, legt ihre Endpunkte selbst an. Dann ist hier zu sehen, was gesendet wurde, was scheiterte und warum.',
    notFoundTitle: 'Kein solcher Webhook',
    notFound: 'Es gibt ihn nicht mehr, oder er gehört zu einem anderen Verein.',
    path: 'Du bist hier',
    ping: 'Ping senden',
    pinged: (status: number, ms: number) => `Antwort ${status} nach ${ms} ms`,
    pingFailed: (cause: string) => `Der Ping ist fehlgeschlagen: ${cause}`,
    failingTitle: (failures: number) => `${failures} Fehlversuche in Folge.`,
    failingText:
      'Wartende Zustellungen werden von selbst noch einmal versucht. Nach 20 Fehlversuchen in Folge wird der Endpunkt abgeschaltet und verpasst Ereignisse, bis seine Anwendung ihn wieder einschaltet.',
    stoppedTitle: 'Nach 20 Fehlversuchen in Folge abgeschaltet.',
    stoppedText: (application: string | null, since: string) =>
      `Seit ${since} verpasst er jedes Ereignis. Im Portal lässt er sich nicht einschalten: Bitte den Hersteller von ${application ?? 'seiner Anwendung'}, den Empfänger in Ordnung zu bringen und ihn über die API wieder einzuschalten. 7 Tage lang geht nichts verloren: Ereignisse der Zwischenzeit lassen sich nachholen, und aufgegebene Zustellungen hier neu senden, sobald er wieder läuft.`,
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
    resent: (count: number) =>
      count === 1 ? '1 Zustellung wird neu gesendet' : `${count} Zustellungen werden neu gesendet`,
    noneResent:
      'Nichts neu zu senden: Wartende Zustellungen werden von selbst noch einmal versucht.',
    ownersResend: 'Nur Inhaberinnen und Inhaber können eine Zustellung neu senden',
    figures: 'Zustand',
    inARow: 'Fehlversuche in Folge',
    of20: 'nach 20 abgeschaltet',
    secretVersion: 'Signaturgeheimnis, Fassung',
    deliveries: 'Zustellungen',
    show: 'Zeigen',
    filters: { ALL: 'Alle', FAILED: 'Fehlgeschlagen', PENDING: 'Wartend', ENDED: 'Aufgegeben' },
    time: 'Zeit',
    event: 'Ereignis',
    answer: 'Antwort',
    attempts: 'Versuche',
    id: 'Kennung',
    noneTitle: 'Noch nichts gesendet',
    none: 'Das nächste Ereignis einer seiner Arten wird hierher zugestellt.',
    noneMatchTitle: 'Keine solche Zustellung',
    noneMatches: 'Keine Zustellung in diesem Zustand.',
    noneFailed:
      'Keine hat alle Versuche verbraucht. Was bisher scheiterte, wird noch einmal versucht und steht unter Wartend.',
    kept: 'Zustellungen werden 30 Tage aufbewahrt.',
    delivery: 'Zustellung',
    choose: 'Eine Zustellung wählen, um ihre Versuche zu sehen und was gesendet wurde.',
    resend: 'Zustellung neu senden',
    sending: 'Wird gesendet…',
    answered: (status: number) => `Antwort ${status}`,
    took: (ms: number) => `nach ${ms} ms`,
    nextAttempt: 'Nächster Versuch',
    dueNow: 'Jetzt fällig',
    statuses: {
      PENDING: 'Wartet auf einen Versuch',
      DELIVERED: 'Zugestellt',
      FAILED: 'Fehlgeschlagen: alle Versuche sind verbraucht',
      ENDED: 'Aufgegeben, als der Endpunkt abgeschaltet wurde oder die Installation endete',
    },
    short: {
      PENDING: 'Wartend',
      DELIVERED: 'Zugestellt',
      FAILED: 'Fehlgeschlagen',
      ENDED: 'Aufgegeben',
    },
    body: 'Was gesendet wurde',
    inactive: 'Ein abgeschalteter Endpunkt bekommt nichts',
    earlier: 'Frühere Versuche sind nicht aufbewahrt.',
  },
  es: {
    title: 'Webhooks',
    about: (club: string) =>
      `Direcciones de otros sistemas a las que se envían los eventos de ${club} en cuanto ocurren. Las aplicaciones los añaden por la API; los de eventos de voluntariado se crean con una clave de API y no aparecen aquí.`,
    endpoints: 'Destinos',
    counted: (all: number, failing: number, stopped: number) =>
      [
        `${all} en total`,
        ...(failing > 0 ? [`${failing} con fallos`] : []),
        ...(stopped > 0 ? [`${stopped} desactivados por fallos`] : []),
      ].join(', '),
    name: 'Nombre',
    application: 'Aplicación',
    health: 'Estado',
    types: 'Tipos de evento',
    lastFailure: 'Último fallo',
    noFailure: 'Ninguno',
    working: 'Funciona',
    failing: (failures: number) =>
      `${failures === 1 ? '1 intento fallido' : `${failures} intentos fallidos seguidos`}; se desactiva tras 20`,
    stopped: 'Desactivado por fallos',
    stoppedOn: (date: string) => `Desactivado por fallos el ${date}`,
    disabled: 'Desactivado',
    disabledOn: (date: string) => `Desactivado el ${date}`,
    emptyTitle: 'Todavía ningún webhook',
    seeIntegrations: 'Ver aplicaciones',
    empty:
      'Una aplicación que puede gestionar webhooks añade ella misma sus destinos. Entonces se ve aquí qué se envió, qué falló y por qué.',
    notFoundTitle: 'No existe ese webhook',
    notFound: 'Ya no está, o es de otro club.',
    path: 'Estás aquí',
    ping: 'Enviar un ping',
    pinged: (status: number, ms: number) => `Respondió ${status} en ${ms} ms`,
    pingFailed: (cause: string) => `El ping ha fallado: ${cause}`,
    failingTitle: (failures: number) => `${failures} intentos fallidos seguidos.`,
    failingText:
      'Las entregas en espera se reintentan solas. Tras 20 intentos fallidos seguidos se desactiva el destino y pierde eventos hasta que su aplicación lo vuelve a activar.',
    stoppedTitle: 'Desactivado tras 20 intentos fallidos seguidos.',
    stoppedText: (application: string | null, since: string) =>
      `Desde ${since} pierde todos los eventos. El portal no puede activarlo: pide a quien hace ${application ?? 'su aplicación'} que arregle el receptor y lo active por la API. Durante 7 días no se pierde nada: los eventos de mientras tanto se pueden enviar después, y las entregas abandonadas se pueden reenviar aquí en cuanto esté activo.`,
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
    resent: (count: number) =>
      count === 1 ? 'Se reenvía 1 entrega' : `Se reenvían ${count} entregas`,
    noneResent: 'Nada que reenviar: las entregas en espera se reintentan solas.',
    ownersResend: 'Solo los propietarios del club pueden reenviar una entrega',
    figures: 'Estado',
    inARow: 'Intentos fallidos seguidos',
    of20: 'se desactiva tras 20',
    secretVersion: 'Secreto de firma, versión',
    deliveries: 'Entregas',
    show: 'Mostrar',
    filters: { ALL: 'Todas', FAILED: 'Fallidas', PENDING: 'En espera', ENDED: 'Abandonadas' },
    time: 'Hora',
    event: 'Evento',
    answer: 'Respuesta',
    attempts: 'Intentos',
    id: 'Id de la entrega',
    noneTitle: 'Nada enviado todavía',
    none: 'El próximo evento de uno de sus tipos se entrega aquí.',
    noneMatchTitle: 'Ninguna entrega así',
    noneMatches: 'Ninguna entrega en este estado.',
    noneFailed:
      'Ninguna ha agotado sus intentos. Las que fallaron hasta ahora se reintentan y están en En espera.',
    kept: 'Las entregas se guardan 30 días.',
    delivery: 'Entrega',
    choose: 'Elige una entrega para ver sus intentos y lo que se envió.',
    resend: 'Reenviar la entrega',
    sending: 'Enviando…',
    answered: (status: number) => `Respondió ${status}`,
    took: (ms: number) => `a los ${ms} ms`,
    nextAttempt: 'Próximo intento',
    dueNow: 'Ahora mismo',
    statuses: {
      PENDING: 'Espera un intento',
      DELIVERED: 'Entregada',
      FAILED: 'Fallida: se agotaron los intentos',
      ENDED: 'Abandonada al desactivarse el destino o terminar su instalación',
    },
    short: {
      PENDING: 'En espera',
      DELIVERED: 'Entregada',
      FAILED: 'Fallida',
      ENDED: 'Abandonada',
    },
    body: 'Lo que se envió',
    inactive: 'A un destino desactivado no se le envía nada',
    earlier: 'Los intentos anteriores no se guardan.',
  },
})
