import type { ErrorHelp } from './shared-error-help.ts'

/** Error codes about the API key, the club and what it has bought. */
export const KEY_ERROR_HELP: Readonly<Record<string, ErrorHelp>> = {
  missing_api_key: {
    cause: 'The request has no API key.',
    remedy: 'Send `Authorization: Bearer` and the key, or the header `x-service-api-key`.',
    message: 'Send an API key: Authorization: Bearer <key>.',
  },
  invalid_api_key: {
    cause: 'The API key is malformed or unknown, or the credential is of another kind.',
    remedy: 'Copy the key again; it begins with `vk_`. A lost key cannot be shown: create another.',
    message: 'The API key is not valid.',
  },
  expired_api_key: {
    cause: 'The API key has expired.',
    remedy: 'Create another key in the club, and replace the old one.',
    message: 'The API key has expired.',
  },
  revoked_api_key: {
    cause: 'The API key was revoked.',
    remedy: 'Ask the club for another key.',
    message: 'The API key was revoked.',
  },
  insufficient_scope: {
    cause: 'The API key does not have a scope that the operation, or this body, needs.',
    remedy: 'Create a key with the scope that `error` names; scopes of a key do not change.',
    message: 'This needs the scope shifts:write.',
  },
  feature_forbidden: {
    cause: 'The plan of the club does not include the API, or not this part of it.',
    remedy: 'Ask the club to book a plan or an add-on; `recommended_add_ons` names them.',
    message: 'The plan of the club does not include this.',
    details: {
      upgradeHint: 'The plan pro, or the add-on api_access_plus, includes the API.',
      recommendedAddOns: ['api_access_plus'],
      upgradeCta: 'Book api_access_plus',
    },
  },
  club_inactive: {
    cause: 'The club is suspended or closed.',
    remedy: 'Stop calling until the club is active again.',
    message: 'The club is not active.',
  },
  integration_disabled: {
    cause: 'The club has switched its integrations off.',
    remedy: 'Ask the club to switch them on.',
    message: 'The club has switched its integrations off.',
  },
  verein_mismatch: {
    cause: '`vereinId` names another club than that of the API key.',
    remedy: 'Leave `vereinId` out, or use the key of that club.',
    message: 'vereinId: The API key belongs to another club.',
  },
  event_limit_reached: {
    cause: 'The club has as many draft and active events as its plan permits.',
    remedy: 'Archive, cancel or delete an event, or ask the club to book a larger plan.',
    message: 'The plan of the club permits 50 draft and active events.',
    details: {
      upgradeHint: 'The add-on api_access_plus permits 200 events.',
      recommendedAddOns: ['api_access_plus'],
      upgradeCta: 'Book api_access_plus',
    },
  },
  api_key_limit_reached: {
    cause: 'The club has 100 API keys that are not revoked. Only the graph answers this.',
    remedy: 'Revoke a key that is not in use.',
    message: 'A club has at most 100 API keys.',
  },
  workflow_limit_reached: {
    cause: 'The club has 100 enabled workflows.',
    remedy: 'Disable a workflow first.',
    message: 'A club has at most 100 enabled workflows.',
  },
  webhook_limit_reached: {
    cause: 'The club has 20 active webhooks.',
    remedy: 'Switch a webhook off, or change an existing one with PATCH.',
    message: 'A club has at most 20 active webhooks.',
  },
}
