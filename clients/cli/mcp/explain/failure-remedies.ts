/** What can be done about each failure of an attempt, by its class in the graph. */
export const FAILURE_REMEDIES: Readonly<Record<string, string>> = {
  DNS_ERROR:
    'The name of the receiver is not known: look it up from outside, and wait for its DNS.',
  BLOCKED_ADDRESS:
    'The name leads to a private or reserved address, where webhooks may not go: give a public one.',
  CONNECTION_REFUSED: 'No server listens at the address: start the receiver, and compare its port.',
  CONNECTION_RESET:
    'The connection was cut before an answer: look at proxies before the receiver, and at its log.',
  UNREACHABLE: 'No network leads to the address: compare its firewall and routes.',
  TIMEOUT: 'No answer came in time: answer 2xx first, and work afterwards.',
  TLS_ERROR: 'The connection could not be made safe: look at the certificate of the receiver.',
  INTERIM_ANSWER: 'The receiver sent 100 Continue unasked; later attempts skip it.',
  INVALID_ANSWER: 'What came back is not HTTP: compare scheme and port of the address.',
  HTTP_STATUS: 'Any status from 200 to 299 accepts a delivery; every other one refuses it.',
  OTHER: 'No more is known: look into the log of the receiver at the time of the attempt.',
}

export const TLS_REMEDIES: Readonly<Record<string, string>> = {
  EXPIRED: 'Its certificate has expired: renew it.',
  NOT_YET_VALID: 'Its certificate is not valid yet: compare the clock of the machine that made it.',
  SELF_SIGNED: 'Its certificate is signed by itself: use one of a public authority.',
  UNKNOWN_AUTHORITY:
    'Its authority is not known, or certificates between are missing: serve the whole chain.',
  NAME_DIFFERS: 'Its certificate is for another name: issue one for the name in the address.',
  PROTOCOL: 'It speaks no TLS, or none that is accepted: offer TLS 1.2 or newer.',
}

const SIGNATURE =
  'The receiver refuses the signature or the body: compare its signing secret, verify the raw bytes of the body before they are parsed, and look into its log.'

const ADDRESS =
  'The receiver has no route for a POST at this address: compare the address of the endpoint.'

const SLOW_OR_MANY =
  'The receiver is too slow, or has too many requests: answer 2xx first and work afterwards, and raise its limit.'

/** What can be done about a status that says why; receivers of the guides answer 400 to a wrong signature. */
export const STATUS_REMEDIES: Readonly<Record<number, string>> = {
  400: SIGNATURE,
  401: SIGNATURE,
  403: SIGNATURE,
  404: ADDRESS,
  405: ADDRESS,
  408: SLOW_OR_MANY,
  409: 'The receiver has a conflict: answer 2xx to an event that it has already, or that it works on.',
  413: 'The body is larger than the receiver accepts: raise its limit.',
  415: 'The receiver refuses the type of the body: accept application/json.',
  425: SLOW_OR_MANY,
  429: SLOW_OR_MANY,
}
