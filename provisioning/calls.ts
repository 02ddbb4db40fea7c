import { CLUB_LIMITS } from '../schema/club/limits.ts'
import { countRecords, type Provisioning } from '../schema/club/provisioning.ts'
import { toEnumName } from '../schema/enum-names.ts'
import type { ProvisioningFile } from './file/file-schema.ts'

/** The input of one call of `provision`, and where its organizations are in the file. */
export interface ProvisionCall {
  input: Omit<Provisioning, 'applications'> & { applications?: unknown }
  firstOrganization: number
}

/** Divides a file into calls; an organization is in one of them with all of its clubs. */
export function toCalls(
  { organizations, applications, admins }: ProvisioningFile,
  publicKeys: ReadonlyMap<string, string>,
): ProvisionCall[] {
  const first: ProvisionCall = {
    firstOrganization: 0,
    input: {
      organizations: [],
      ...(admins && { admins }),
      ...(applications && {
        applications: applications.map(({ publicKeyFile, scopes, ...application }) => ({
          ...application,
          wantedScopes: scopes.map(toEnumName),
          publicKey: publicKeys.get(publicKeyFile),
        })),
      }),
    },
  }
  const calls = [first]
  let used = (admins?.length ?? 0) + (applications?.length ?? 0)
  for (const [index, organization] of (organizations ?? []).map(toOrganization).entries()) {
    const size = countRecords({ organizations: [organization] })
    const isFull = (calls.at(-1)?.input.organizations?.length ?? 0) >= CLUB_LIMITS.provisioning.list
    if (isFull || (used > 0 && used + size > CLUB_LIMITS.provisioning.records)) {
      calls.push({ firstOrganization: index, input: { organizations: [] } })
      used = 0
    }
    used += size
    calls.at(-1)?.input.organizations?.push(organization)
  }
  return calls
}

type FileOrganization = NonNullable<ProvisioningFile['organizations']>[number]

function toOrganization({ clubs, ...organization }: FileOrganization) {
  return {
    ...organization,
    clubs: (clubs ?? []).map(({ locations, volunteer: _volunteer, ...club }) => ({
      ...club,
      locations: locations?.map(({ courts, ...location }) => ({
        ...location,
        courts: courts?.map(({ device, ...court }) => ({ ...court, device: toNumber(device) })),
      })),
    })),
  }
}

function toNumber(device: boolean | number | null | undefined): number | null {
  if (device === true) return 1
  return device === false ? null : (device ?? null)
}

/** The path of a fault of a call in the words of the file. */
export function toFilePath(path: string, { firstOrganization }: ProvisionCall): string {
  return path
    .replace(
      /^organizations\[(\d+)\]/,
      (_all, index) => `organizations[${Number(index) + firstOrganization}]`,
    )
    .replace(/^(applications\[\d+\])\.publicKey$/, '$1.publicKeyFile')
    .replace(/^(applications\[\d+\])\.wantedScopes/, '$1.scopes')
}
