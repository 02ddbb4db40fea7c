/** Page of a club that the pad was opened from; what is none leads to the first page of the person. */
export function toBackPath(from: string | null): string {
  return from !== null && PAGE_OF_CLUB.test(from) ? from : '/portal/'
}

const PAGE_OF_CLUB = /^\/portal\/[\w%-]+\/(today|matches\/[\w-]+)$/
