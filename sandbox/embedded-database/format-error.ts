export function formatError(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
