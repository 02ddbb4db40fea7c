import { PHONE_KEY_LENGTH } from '../../../rules/volunteer/phone-key.ts'
import { HELPER_FIELDS } from '../../../schema/volunteer/helpers.ts'
import {
  count,
  flag,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/query/columns.ts'
import { contentColumns } from '../../foundation/query/content-columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { Helper } from './helper.ts'
import { PART_LENGTH, SEARCH_TEXT_LENGTH } from './search-text.ts'

/** A helper with the columns that a search reads. */
export interface StoredHelper extends Helper {
  searchText: string
  /** The digits by which the helper is found by phone. */
  phoneKey: string | null
  /** Whether `deletedAt` is set, as a column for indexes. */
  isDeleted: boolean
}

export const HelperEntity = defineEntity<StoredHelper>({
  name: 'Helper',
  tableName: 'helpers',
  audit: { type: 'Helper', club: 'clubId' },
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    ...contentColumns(HELPER_FIELDS),
    publishedCount: { ...count('published_count'), default: 0 },
    deletedAt: nullable(moment('deleted_at')),
    isDeleted: { ...flag('is_deleted'), default: 0 },
    searchText: text('search_text', SEARCH_TEXT_LENGTH),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    phoneKey: nullable({ ...keyword('phone_key'), length: PHONE_KEY_LENGTH }),
  },
  indices: [
    { name: 'helpers_by_external_id', columns: ['clubId', 'externalId'], unique: true },
    { name: 'helpers_by_email', columns: ['clubId', 'email'], unique: true },
    {
      name: 'helpers_by_name',
      columns: ['clubId', 'isDeleted', 'lastName', 'firstName', 'id', 'searchText'],
    },
    {
      name: 'helpers_by_status',
      columns: ['clubId', 'isDeleted', 'status', 'lastName', 'firstName', 'id'],
    },
    { name: 'helpers_by_update', columns: ['clubId', 'isDeleted', 'status', 'updatedAt', 'id'] },
    { name: 'helpers_by_deletion', columns: ['deletedAt'] },
    { name: 'helpers_by_phone', columns: ['clubId', 'phoneKey'] },
  ],
})

const UUID_LENGTH = 36

/** A beginning of a text that a search finds, with its helper. */
export interface HelperSearchPart {
  /**
   * Club id and text in one column, because an index can only use the first column of two with
   * LIKE.
   */
  clubPart: string
  helperId: string
  /** The part's number within the helper; outside every index: see `search-store.ts`. */
  position: number
}

export const HelperSearchPartEntity = defineEntity<HelperSearchPart>({
  name: 'HelperSearchPart',
  tableName: 'helper_search_parts',
  audit: null,
  columns: {
    clubPart: primary(text('club_part', UUID_LENGTH + PART_LENGTH)),
    helperId: primary(uuid('helper_id')),
    position: count('position'),
  },
})
