import type { components as ClubComponents } from './schema/club.ts'
import type { components as VolunteerComponents } from './schema/volunteer.ts'

type BodyOf<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : never

type ClubRefusal = BodyOf<ClubComponents['responses'][keyof ClubComponents['responses']]>['error']

type VolunteerRefusal = BodyOf<
  VolunteerComponents['responses'][keyof VolunteerComponents['responses']]
>

/** Refusals of the Club API whose document says what their details are. */
type Detailed = Extract<ClubRefusal, { code: string; details?: object }>

type VolunteerCode = VolunteerRefusal['code']

/** Codes that the documents of both APIs list; the platform can add others. */
export type RefusalCode = ClubRefusal['code'] | VolunteerCode

/** Undefined where an API refuses with the code and says nothing more. */
export type RefusalDetails<Code extends RefusalCode> =
  | (Code extends Detailed['code'] ? Extract<Detailed, { code: Code }>['details'] : never)
  | (Code extends VolunteerCode ? UpgradeDetails | undefined : never)
  | (Code extends Detailed['code'] | VolunteerCode ? never : undefined)

/** Members of refusals of the Volunteer API beside `error` and `code`. */
type UpgradeDetails = Partial<
  Pick<
    VolunteerComponents['schemas']['Error'],
    'upgrade_hint' | 'recommended_add_ons' | 'upgrade_cta'
  >
>
