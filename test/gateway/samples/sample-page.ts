/** What a sample resolver answers for a list that has one page. */
export const aPage = (nodes: readonly unknown[], totalCount = nodes.length) => ({
  nodes,
  totalCount,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
})
