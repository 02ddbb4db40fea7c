import { defineWords } from '../../../../i18n/define-words.ts'

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
    INVALID_ANSWER: 'Lo que volvió no es HTTP',
    HTTP_STATUS: 'El estado no estaba entre 200 y 299',
    OTHER: 'Algo distinto falló',
  },
})
