/** Path of the club's page that the pad was opened from; any other path is replaced by the portal's first page. */
export function toBackPath(from: string | null): string {
  return from !== null && PAGE_OF_CLUB.test(from) ? from : '/portal/'
}

const PAGE_OF_CLUB = /^\/portal\/[\w%-]+\/(today|matches\/[\w-]+)$/
