import { z } from 'zod'
import { Scopes } from '../../schema/club/applications.ts'
import { CLUB_LIMITS } from '../../schema/club/limits.ts'
import {
  ProvisionedApplication,
  ProvisionedClub,
  ProvisionedCourt,
  ProvisionedLocation,
  ProvisionedOrganization,
} from '../../schema/club/provisioning.ts'
import { ProvisionedAdmin } from '../../schema/club/staff-fields.ts'
import { ApiKeyName } from '../../schema/volunteer/fields.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { ADD_ONS } from '../../schema/volunteer/plans.ts'
import { VOLUNTEER_SCOPES } from '../../schema/volunteer/scopes.ts'

const { list } = CLUB_LIMITS.provisioning

const FileCourt = ProvisionedCourt.extend({
  device: z
    .union([z.boolean(), ProvisionedCourt.shape.device])
    .nullish()
    .describe('True, or the number of its credential: a higher one than before replaces it.'),
})

const FileLocation = ProvisionedLocation.extend({
  courts: z.array(FileCourt).max(list).nullish(),
})

const FileApiKey = z.strictObject({
  name: ApiKeyName.describe('Finds the key again; it is made once.'),
  scopes: z.array(z.enum(VOLUNTEER_SCOPES)).min(1).describe('What the key may do.'),
})

const Volunteer = z.strictObject({
  plan: z
    .enum(['pro', 'none'])
    .nullish()
    .describe('Absent, it stays as it is; of a new club none.'),
  addOns: z.array(z.enum(ADD_ONS)).nullish().describe('The whole of them; absent, they stay.'),
  apiAccess: z.boolean().nullish().describe('False refuses every API key of the club.'),
  apiKeys: z
    .array(FileApiKey)
    .max(VOLUNTEER_LIMITS.apiKeys)
    .refine((keys) => new Set(keys.map(({ name }) => name)).size === keys.length, {
      message: 'A name is given twice.',
    })
    .nullish()
    .describe('Each is made once; none is changed or revoked.'),
})

const FileClub = ProvisionedClub.extend({
  locations: z.array(FileLocation).max(list).nullish(),
  volunteer: Volunteer.nullish().describe('What the club has bought of the volunteer side.'),
})

const FileOrganization = ProvisionedOrganization.extend({
  clubs: z.array(FileClub).max(list).nullish(),
})

const FileApplication = ProvisionedApplication.omit({ publicKey: true, wantedScopes: true }).extend(
  {
    scopes: Scopes.describe('What the application asks clubs for.'),
    publicKeyFile: z
      .string()
      .min(1)
      .describe('Path of an RSA public key in PEM, from the folder of the file.'),
  },
)

/** A provisioning file; `ProvisionInput` of the graph with the words of a file. */
export const ProvisioningFile = z.strictObject({
  /** Of any number: `toCalls` divides them. */
  organizations: z.array(FileOrganization).nullish(),
  applications: z.array(FileApplication).max(list).nullish(),
  admins: z.array(ProvisionedAdmin).max(list).nullish(),
})

export type ProvisioningFile = z.output<typeof ProvisioningFile>

export type Volunteer = z.output<typeof Volunteer>
