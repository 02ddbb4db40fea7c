/** Content Security Policy: no resource of another host, no inline script or style, no embedding in frames. */
export const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // The URL of the unsubscribe page contains its token. With `no-referrer`, browsers would send `Origin: null` with
  // forms, and older browsers have no other header for the same-origin check.
  'referrer-policy': 'strict-origin',
}
