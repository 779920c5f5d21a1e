/** Id of a file of the patient in its address, which holds nothing without the token (GET /api/file/{id}); undefined for any other address. */
export function privateFileId(address: string | undefined = ''): string | undefined {
  return /\/api\/file\/([^/?#%]+)$/.exec(address)?.[1];
}
