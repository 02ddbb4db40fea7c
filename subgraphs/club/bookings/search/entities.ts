import { moment, primary, text, uuid } from '../../../foundation/query/columns.ts'
import { defineEntity } from '../../../foundation/query/entity.ts'
import type { SearchTerm } from './search-term.ts'
import { TERM_LENGTH } from './terms.ts'

const UUID_LENGTH = 36

export const SearchTermEntity = defineEntity<SearchTerm>({
  name: 'SearchTerm',
  tableName: 'booking_search_terms',
  audit: null,
  columns: {
    clubTerm: primary(text('club_term', UUID_LENGTH + TERM_LENGTH)),
    bookingId: primary(uuid('booking_id')),
    scheduledStart: moment('scheduled_start'),
  },
  indices: [
    { name: 'booking_search_terms_by_booking', columns: ['bookingId'] },
    { name: 'booking_search_terms_by_start', columns: ['scheduledStart'] },
  ],
})
