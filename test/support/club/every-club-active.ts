/** For subgraphs whose tests are about something else. */
export const EVERY_CLUB_ACTIVE = async (): Promise<ReadonlySet<string>> => new Set()
