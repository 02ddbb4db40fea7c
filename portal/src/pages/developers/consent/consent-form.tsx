import { useId, useMemo, useState } from 'react'
import type { VariablesOf } from '../../../graph/ask.ts'
import { makeIdempotencyKey } from '../../../graph/idempotency-key.ts'
import { useChange } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { KeptNote } from '../../../parts/dialogs/entries/kept-note.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import type { PortalClub } from '../../../shell/club.tsx'
import { useSignedIn } from '../../../shell/session.tsx'
import { toInitials } from '../../../shell/visible-entries.ts'
import { type ConsentRequest, toRedirect, type WantedApplication } from './consent-request.ts'
import { consentWords } from './consent-words.ts'
import { ScopeChoice } from './scope-choice.tsx'
import { chosenAtFirst } from './scope-groups.ts'

type ApproveInput = VariablesOf<'PortalApproveInstallation'>['input']

interface ConsentFormProps {
  request: ConsentRequest
  application: WantedApplication
  /** Clubs that the person owns. */
  clubs: readonly PortalClub[]
}

export function ConsentForm({ request, application, clubs }: ConsentFormProps) {
  const words = useWords(consentWords)
  const signedIn = useSignedIn()
  const asked = request.scopes ?? application.wantedScopes
  const [clubId, setClubId] = useState(clubs[0]?.id ?? '')
  const [chosen, setChosen] = useState(() => chosenAtFirst(asked))
  const [hasEnd, setHasEnd] = useState(false)
  const [leavingTo, setLeavingTo] = useState<string | null>(null)
  // Kept for this application alone.
  const form = `${words.title} ${request.applicationId}`
  const club = clubs.find(({ id }) => id === clubId)
  const leave = (address: string) => {
    setLeavingTo(new URL(address).host)
    location.assign(address)
  }
  const { change, isBusy, error } = useChange('PortalApproveInstallation', (data) => {
    const code = data.approveInstallation?.code
    if (code !== undefined) leave(toRedirect(request, { code }))
  })
  const input = useInput({
    request,
    clubId,
    hasEnd,
    scopes: asked.filter((one) => chosen.has(one)),
  })
  if (leavingTo !== null)
    return (
      <p className="center" role="status">
        {words.leaving(leavingTo)}
      </p>
    )
  return (
    <>
      <div className="row nowrap center-row" aria-hidden="true">
        <span className="mark big">{toInitials(application.name)}</span>
        <span className="mark big plain">{toInitials(club?.name ?? '')}</span>
      </div>
      <div className="center stack t">
        <h1>
          {club ? words.questionOf(application.name, club.name) : words.question(application.name)}
        </h1>
        <p className="m">
          {words.youAre(signedIn.name ?? signedIn.subject)}{' '}
          <a href={`/portal/sign-in?to=${encodeURIComponent(location.pathname + location.search)}`}>
            {words.another}
          </a>
        </p>
      </div>
      <section className="card" aria-label={words.asks} data-form={form}>
        <KeptNote title={form} />
        <ScopeChoice scopes={asked} chosen={chosen} onChoose={setChosen} />
        <Terms
          {...{ application, clubs, clubId, hasEnd }}
          redirectUri={request.redirectUri}
          onClub={setClubId}
          onEnd={setHasEnd}
        />
      </section>
      {error && <FaultNote fault={error} />}
      <div className="row sticky">
        <Button
          size="lg"
          className="grow"
          onClick={() => leave(toRedirect(request, { error: 'access_denied' }))}
        >
          {words.deny}
        </Button>
        <Button
          look="pri"
          size="lg"
          className="grow-2"
          isBusy={isBusy}
          reason={chosen.size === 0 ? words.chooseOne : null}
          onClick={() => change({ input })}
        >
          {words.allow(chosen.size, asked.length)}
        </Button>
      </div>
      <p className="s m center">{words.later}</p>
    </>
  )
}

interface Answers {
  request: ConsentRequest
  clubId: string
  hasEnd: boolean
  scopes: readonly string[]
}

/** The same answers have the same key, so that a repetition after a lost line gets the same code. */
function useInput({ request, clubId, hasEnd, scopes }: Answers): ApproveInput {
  const { applicationId, redirectUri, nonce, codeChallenge } = request
  const text = JSON.stringify([
    applicationId,
    redirectUri,
    nonce,
    codeChallenge,
    clubId,
    hasEnd,
    scopes,
  ])
  return useMemo(() => {
    const [, , , , , , approvedScopes] = JSON.parse(text)
    return {
      ...{ idempotencyKey: makeIdempotencyKey(), clubId, applicationId, approvedScopes },
      ...{ redirectUri, codeChallenge, nonce, expiresAt: hasEnd ? inOneYear() : null },
    }
  }, [text, clubId, applicationId, redirectUri, codeChallenge, nonce, hasEnd])
}

function inOneYear(): string {
  const end = new Date()
  end.setFullYear(end.getFullYear() + 1)
  return end.toISOString()
}

interface TermsProps extends Pick<ConsentFormProps, 'application' | 'clubs'> {
  clubId: string
  hasEnd: boolean
  redirectUri: string
  onClub: (id: string) => void
  onEnd: (hasEnd: boolean) => void
}

function Terms({ application, clubs, clubId, hasEnd, redirectUri, onClub, onEnd }: TermsProps) {
  const words = useWords(consentWords)
  const id = useId()
  return (
    <dl className="dl pad">
      {clubs.length > 1 && (
        <>
          <dt>
            <label htmlFor={`${id}-club`}>{words.club}</label>
          </dt>
          <dd>
            <select
              id={`${id}-club`}
              className="in auto"
              value={clubId}
              onChange={({ target }) => onClub(target.value)}
            >
              {clubs.map((club) => (
                <option key={club.id} value={club.id}>
                  {club.name}
                </option>
              ))}
            </select>
          </dd>
        </>
      )}
      {application.publisher && (
        <>
          <dt>{words.publisher}</dt>
          <dd>{application.publisher}</dd>
        </>
      )}
      <dt>
        <label htmlFor={`${id}-end`}>{words.until}</label>
      </dt>
      <dd>
        <select
          id={`${id}-end`}
          className="in auto"
          value={hasEnd ? 'year' : 'revoked'}
          onChange={({ target }) => onEnd(target.value === 'year')}
        >
          <option value="revoked">{words.untilRevoked}</option>
          <option value="year">{words.untilYear}</option>
        </select>
      </dd>
      <dt>{words.afterwards}</dt>
      <dd>
        <code>{redirectUri}</code>
      </dd>
    </dl>
  )
}
