/** What an export's zip is sealed for. */
export function zipPlace(exportId: string): string {
  return `data_exports/${exportId}/sealed`
}
