import { readFile } from 'node:fs/promises'
import type { Config } from '../../platform/config/config.ts'
import { withoutTrailingSlashes } from '../../platform/config/without-trailing-slashes.ts'
import { systemClock } from '../../platform/time/clock.ts'
import { makeAskZitadel } from '../../subgraphs/club/identity/zitadel-client.ts'
import { readServiceKey } from '../../subgraphs/club/identity/zitadel-key.ts'
import { remedyOf, toSentence } from '../error-text.ts'
import type { Examination } from '../finding.ts'

type Settings = Pick<Config, 'issuer' | 'zitadelKeyFile' | 'zitadelProjectId' | 'audience'>

/** The service user at ZITADEL: its key is accepted, and it may read users. */
export function examineIdentity(settings: Settings): Examination {
  const { issuer, zitadelKeyFile, zitadelProjectId, audience } = settings
  return {
    check: 'zitadel',
    async examine(report) {
      const serviceKey = readServiceKey(await readFile(zitadelKeyFile ?? '', 'utf8'))
      const ask = makeAskZitadel({
        issuer: withoutTrailingSlashes(issuer ?? ''),
        ...{ serviceKey, clock: systemClock },
      })
      const search = { pagination: { limit: 1 }, filters: [] }
      const answer = await ask('/v2/users/keys/search', search).catch((error: unknown) =>
        report(
          'WRONG',
          `${toSentence(error)} ${remedyOf(error, 'Check ZITADEL_KEY_FILE at the issuer.')}`,
        ),
      )
      if (!answer) return
      if (answer.status === 200) report('ok', 'The service user has access.')
      else
        report(
          'WRONG',
          `The service user may not manage users (status ${answer.status}). Give it ORG_USER_MANAGER in ZITADEL_ORGANIZATION_ID.`,
        )
      if (audience !== zitadelProjectId)
        report(
          'note',
          `AUTH_AUDIENCE is ${audience}, ZITADEL_PROJECT_ID another: tokens of ZITADEL carry the project. Set both to it.`,
        )
    },
  }
}
