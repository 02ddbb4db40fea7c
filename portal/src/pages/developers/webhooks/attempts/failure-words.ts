import { defineWords } from '../../../../i18n/define-words.ts'

/** The same for a row of a table. */
export const shortFailureWords = defineWords({
  en: {
    DNS_ERROR: 'Host unknown',
    BLOCKED_ADDRESS: 'Address blocked',
    CONNECTION_REFUSED: 'Refused',
    CONNECTION_RESET: 'Cut off',
    UNREACHABLE: 'Unreachable',
    TIMEOUT: 'Timed out',
    TLS_ERROR: 'Certificate',
    INTERIM_ANSWER: 'Unasked 100',
    INVALID_ANSWER: 'Not HTTP',
    HTTP_STATUS: 'Bad status',
    OTHER: 'Went wrong',
  },
  de: {
    DNS_ERROR: 'Unbekannter Name',
    BLOCKED_ADDRESS: 'Adresse gesperrt',
    CONNECTION_REFUSED: 'Abgewiesen',
    CONNECTION_RESET: 'Getrennt',
    UNREACHABLE: 'Nicht erreichbar',
    TIMEOUT: 'Keine Antwort',
    TLS_ERROR: 'Zertifikat',
    INTERIM_ANSWER: 'Ungefragt 100',
    INVALID_ANSWER: 'Kein HTTP',
    HTTP_STATUS: 'Falscher Status',
    OTHER: 'Ging schief',
  },
  es: {
    DNS_ERROR: 'Nombre desconocido',
    BLOCKED_ADDRESS: 'Dirección bloqueada',
    CONNECTION_REFUSED: 'Rechazada',
    CONNECTION_RESET: 'Cortada',
    UNREACHABLE: 'Inalcanzable',
    TIMEOUT: 'Sin respuesta',
    TLS_ERROR: 'Certificado',
    INTERIM_ANSWER: '100 no pedido',
    INVALID_ANSWER: 'No es HTTP',
    HTTP_STATUS: 'Estado erróneo',
    OTHER: 'Algo falló',
  },
})

/** Why an attempt failed. */
export const failureWords = defineWords({
  en: {
    DNS_ERROR: 'The name of the host is not known',
    BLOCKED_ADDRESS: 'The host is at an address that webhooks may not reach',
    CONNECTION_REFUSED: 'No server listens at the address',
    CONNECTION_RESET: 'The connection was cut',
    UNREACHABLE: 'There is no way to the address',
    TIMEOUT: 'No answer in time: answer first, work afterwards',
    TLS_ERROR: 'The connection could not be made safe: check the certificate',
    INTERIM_ANSWER: 'The receiver sent 100 Continue unasked; the next attempts skip it',
    INVALID_ANSWER: 'What came back is not HTTP',
    HTTP_STATUS: 'The status was not between 200 and 299',
    OTHER: 'Something else went wrong',
  },
  de: {
    DNS_ERROR: 'Der Name des Rechners ist nicht bekannt',
    BLOCKED_ADDRESS: 'Der Rechner hat eine Adresse, die Webhooks nicht erreichen dürfen',
    CONNECTION_REFUSED: 'Unter der Adresse nimmt kein Server an',
    CONNECTION_RESET: 'Die Verbindung wurde getrennt',
    UNREACHABLE: 'Es führt kein Weg zu der Adresse',
    TIMEOUT: 'Keine Antwort in der Zeit: erst antworten, dann arbeiten',
    TLS_ERROR: 'Die Verbindung ließ sich nicht sichern: das Zertifikat prüfen',
    INTERIM_ANSWER:
      'Der Empfänger sandte ungefragt 100 Continue; die nächsten Versuche übergehen es',
    INVALID_ANSWER: 'Was zurückkam, ist kein HTTP',
    HTTP_STATUS: 'Der Status lag nicht zwischen 200 und 299',
    OTHER: 'Etwas anderes ging schief',
  },
  es: {
    DNS_ERROR: 'No se conoce el nombre del servidor',
    BLOCKED_ADDRESS: 'El servidor está en una dirección a la que no pueden llegar webhooks',
    CONNECTION_REFUSED: 'Ningún servidor escucha en la dirección',
    CONNECTION_RESET: 'La conexión se cortó',
    UNREACHABLE: 'No hay camino hasta la dirección',
    TIMEOUT: 'Sin respuesta a tiempo: primero responder, luego trabajar',
    TLS_ERROR: 'La conexión no se pudo asegurar: revisa el certificado',
    INTERIM_ANSWER:
      'El receptor envió 100 Continue sin que se pidiera; los próximos intentos lo omiten',
    INVALID_ANSWER: 'Lo que volvió no es HTTP',
    HTTP_STATUS: 'El estado no estaba entre 200 y 299',
    OTHER: 'Algo distinto falló',
  },
})

/** What is wrong with the TLS of a receiver. */
export const tlsFaultWords = defineWords({
  en: {
    EXPIRED: 'The certificate has expired: renew it',
    NOT_YET_VALID: 'The certificate is not valid yet: check its dates and the clock',
    SELF_SIGNED: 'The certificate is signed by itself: use one of a public authority',
    UNKNOWN_AUTHORITY: 'No known authority signed the certificate, or the chain is incomplete',
    NAME_DIFFERS: 'The certificate is for another name than that of the address',
    PROTOCOL: 'The server speaks no TLS at this port, or only an old version',
  },
  de: {
    EXPIRED: 'Das Zertifikat ist abgelaufen: erneuern',
    NOT_YET_VALID: 'Das Zertifikat gilt noch nicht: Daten und Uhr prüfen',
    SELF_SIGNED: 'Das Zertifikat ist selbst signiert: eines einer öffentlichen Stelle verwenden',
    UNKNOWN_AUTHORITY:
      'Keine bekannte Stelle hat das Zertifikat signiert, oder die Kette ist unvollständig',
    NAME_DIFFERS: 'Das Zertifikat gilt für einen anderen Namen als den der Adresse',
    PROTOCOL: 'Der Server spricht an diesem Port kein TLS oder nur eine alte Version',
  },
  es: {
    EXPIRED: 'El certificado ha caducado: renuévalo',
    NOT_YET_VALID: 'El certificado aún no es válido: revisa sus fechas y el reloj',
    SELF_SIGNED: 'El certificado está autofirmado: usa uno de una autoridad pública',
    UNKNOWN_AUTHORITY:
      'Ninguna autoridad conocida firmó el certificado, o la cadena está incompleta',
    NAME_DIFFERS: 'El certificado es de otro nombre que el de la dirección',
    PROTOCOL: 'El servidor no habla TLS en este puerto, o solo una versión antigua',
  },
})
