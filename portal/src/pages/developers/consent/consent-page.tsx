import { useAsk } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Link } from '../../../router/link.tsx'
import { usePlace } from '../../../router/place.ts'
import { rolesIn, useClubs } from '../../../shell/club.tsx'
import { useSignedIn } from '../../../shell/session.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { ConsentForm } from './consent-form.tsx'
import {
  type ConsentRequest,
  checkAgainst,
  type RequestFault,
  readConsentRequest,
} from './consent-request.ts'
import { consentWords } from './consent-words.ts'

/** An application asks an owner for an installation: it answers with a code, or with a refusal. */
export default function ConsentPage() {
  const words = useWords(consentWords)
  const { search } = usePlace()
  useTitle(words.title)
  const request = readConsentRequest(search)
  return (
    <div className="solo wide">
      <header className="row nowrap">
        <span className="mark big" aria-hidden="true">
          {words.initials}
        </span>
        <span className="stack x">
          <span className="b h20">{words.product}</span>
          <span className="s m">{words.productText}</span>
        </span>
      </header>
      <main id="main">
        {typeof request === 'string' ? <Wrong fault={request} /> : <Asked request={request} />}
      </main>
    </div>
  )
}

function Asked({ request }: { request: ConsentRequest }) {
  const words = useWords(consentWords)
  const signedIn = useSignedIn()
  const clubs = useClubs()
  const { data, error, isLoading, refetch } = useAsk('PortalConsent', {
    applicationId: request.applicationId,
  })
  const fault = error ?? clubs.error
  const owned = clubs.clubs.filter(({ id }) => rolesIn(signedIn, id).includes('OWNER'))
  const isKnown = !clubs.isLoading && !clubs.error
  if (isKnown && owned.length === 0)
    return (
      <Empty isPage title={words.notOwnerTitle} text={words.notOwner}>
        <Link className="btn" href="/portal/">
          {words.home}
        </Link>
      </Empty>
    )
  if (isLoading || clubs.isLoading) return <Loading lines={5} />
  if (fault)
    return (
      <FaultNote
        fault={fault}
        onRetry={() => {
          void refetch()
          void clubs.refetch()
        }}
      />
    )
  const application = data?.application
  if (!application) return <Empty title={words.wrongTitle} text={words.unknown} />
  const wrong = checkAgainst(request, application)
  if (wrong !== null) return <Wrong fault={wrong} />
  return <ConsentForm request={request} application={application} clubs={owned} />
}

/** No buttons: an address that is not registered gets no answer. */
function Wrong({ fault }: { fault: RequestFault }) {
  const words = useWords(consentWords)
  return (
    <div className="stack">
      <h1>{words.wrongTitle}</h1>
      <div className="note fail" role="alert">
        <span>{words.faults[fault]}</span>
      </div>
      <p className="m">{words.wrongText}</p>
      <div>
        <Link className="btn" href="/portal/">
          {words.home}
        </Link>
      </div>
    </div>
  )
}
