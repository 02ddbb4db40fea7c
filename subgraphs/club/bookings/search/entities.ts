import { moment, primary, textBytes, uuid } from '../../../foundation/query/columns.ts'
import { defineEntity } from '../../../foundation/query/entity.ts'
import type { SearchTerm } from './search-term.ts'
import { TERM_LENGTH } from './terms.ts'

const UUID_LENGTH = 36

/** Bytes: a collation of text would compare each letter of the ids, too. */
export const SearchTermEntity = defineEntity<SearchTerm>({
  name: 'SearchTerm',
  tableName: 'booking_search_terms',
  audit: null,
  columns: {
    clubTerm: primary(textBytes('club_term', UUID_LENGTH + 4 * TERM_LENGTH)),
    bookingId: primary(uuid('booking_id')),
    scheduledStart: moment('scheduled_start'),
  },
  indices: [{ name: 'booking_search_terms_by_booking', columns: ['bookingId'] }],
})
