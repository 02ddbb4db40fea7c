export {
  type AccessToken,
  type InstallationCredentials,
  requestAccessToken,
} from './access-tokens.ts'
export { type CallResult, ClubgateError, unwrap } from './client-error.ts'
export { type ClubClient, type ClubClientSetup, createClubClient } from './club-client.ts'
export type { Token } from './fixed-credential.ts'
export type { ClubEvent, FollowOptions } from './follow-events.ts'
export type { RefusalCode, RefusalDetails } from './refusal-details.ts'
export type { components as ClubComponents, paths as ClubPaths } from './schema/club.ts'
export { CLUB_EVENT_TYPES, VOLUNTEER_EVENT_TYPES } from './schema/event-types.ts'
export type {
  components as VolunteerComponents,
  paths as VolunteerPaths,
} from './schema/volunteer.ts'
export type { ClientOptions } from './send.ts'
export {
  type ClubDelivery,
  type ReceivedHeaders,
  type VolunteerDelivery,
  verifyWebhook,
  type WebhookDelivery,
} from './verify-webhook.ts'
export {
  createVolunteerClient,
  type VolunteerClient,
  type VolunteerClientSetup,
} from './volunteer-client.ts'
