/** Limits that hold for all of the platform; those of a product stand with the product. */
export const LIMITS = {
  id: 200,
  /** Of whoever signs in, as the provider of identities names them. */
  subject: 200,
  name: 120,
  timezone: 60,
  /** Of a club. */
  language: 35,
  /** Clubs that one call of the gateway synchronizes. */
  clubProfiles: 500,
  url: 2048,
  webhookDescription: 500,
  page: { default: 50, max: 200 },
  eventPage: { default: 100, max: 500 },
  idempotencyKey: 255,
  /** A SHA-256 in hexadecimal digits. */
  requestDigest: 64,
  /** Attempts that a delivery is shown with: what staff send again and again has more. */
  shownAttempts: 20,
} as const
