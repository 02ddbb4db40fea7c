/** What is told of whatever was thrown. */
export function toFaultText(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
