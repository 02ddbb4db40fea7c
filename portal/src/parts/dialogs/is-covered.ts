/** Whether a dialog or a menu is over the page; the letters of a menu find its entries. */
export function isCovered(): boolean {
  return document.querySelector('dialog:modal, [popover="auto"]:popover-open') !== null
}
